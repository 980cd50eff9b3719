import {
  capRubric,
  confidenceRubric,
  dealBreakerRubric,
  evidenceLadder,
  maxPart,
  maxRefinement,
  readingErrors,
  rubricVersion,
  scoreRubric,
  signals,
  sources,
  hopedLevel,
  supposedLevel,
  vagueSizeLevel,
  verdictRubric,
  type Level,
} from '../../../shared/analysisRubric';
import type { AnalysisRubric } from './rubric.type';

/** Entries of a record as objects with a key. */
const keyed = <Key extends string, Value extends object>(record: Readonly<Record<Key, Value>>) =>
  (Object.entries(record) as [Key, Value][]).map(([key, value]) => ({ key, ...value }));

const answerLevel = ({ level, all, any = [], evidence }: Level) => ({
  level,
  all: [...all],
  any: [...any],
  evidence: evidence ?? null,
});

/** The rubric that the analyst scores with, as both transports answer it. */
export const analysisRubric: AnalysisRubric = {
  version: rubricVersion,
  scores: keyed(scoreRubric).map(({ levels, held, ...score }) => ({
    ...score,
    levels: levels.map(answerLevel),
    held: held ? { level: held.level, when: held.when } : null,
  })),
  signals: Object.entries(signals).map(([key, text]) => ({ key, text })),
  evidence: [...evidenceLadder],
  maxRefinement,
  maxPart,
  hopedLevel,
  supposedLevel,
  vagueSizeLevel,
  dealBreakers: keyed(dealBreakerRubric),
  caps: keyed(capRubric),
  ...verdictRubric,
  confidenceEvidence: confidenceRubric.evidence,
  mediumFrom: confidenceRubric.mediumFrom,
  highFrom: confidenceRubric.highFrom,
  judgedVersion: readingErrors.version,
  judgedIdeas: readingErrors.ideas,
  readingErrors: [...readingErrors.kinds],
  sources: [...sources],
};
