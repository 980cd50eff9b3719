import type {
  confidences,
  dealBreakerStates,
  sentenceOrigins,
  sentenceSources,
  verdicts,
} from '../../../shared/contracts/analysis';
import type { analysisSorts, testOutcomes } from '../../../shared/contracts/pythion';
import { enumOf } from '../../graphql/types/enumOf';

/** Names are in the lower case of the report, which is the same in both transports. */
export const AnalysisVerdict = enumOf<typeof verdicts>('AnalysisVerdict', 'What the report recommends.', {
  go: 'Go on: the case is well backed.',
  pivot: 'Not yet: parts of the case aren’t backed.',
  no_go: 'Don’t go on in this form.',
});

export const AnalysisConfidence = enumOf<typeof confidences>(
  'AnalysisConfidence',
  'How much of the report rests on evidence.',
  { low: 'Little of it.', medium: 'About half of it.', high: 'Most of it.' },
);

export const DealBreakerState = enumOf<typeof dealBreakerStates>('DealBreakerState', 'State of a deal-breaker.', {
  pass: 'The text shows that it isn’t a problem.',
  unknown: 'The text doesn’t say enough.',
  fail: 'The text shows that it is a problem.',
});

export const SentenceOrigin = enumOf<typeof sentenceOrigins>('SentenceOrigin', 'Where a sentence comes from.', {
  said: 'The founder’s words.',
  calculated: 'A calculation, whose formula is shown.',
  general: 'General knowledge.',
  guess: 'A guess.',
});

export const SentenceSource = enumOf<typeof sentenceSources>('SentenceSource', 'Who wrote a sentence.', {
  builtIn: 'The built-in analyst.',
  model: 'The language model. It passed the checks of numbers, names and quotes.',
});

export const AnalysisSort = enumOf<typeof analysisSorts>('AnalysisSort', 'Order of your analyses.', {
  newest: 'The newest first.',
  updated: 'The last changed first.',
  score: 'The highest score first.',
});

export const TestOutcome = enumOf<typeof testOutcomes>('TestOutcome', 'What the test of an assumption found.', {
  passed: 'The assumption stands.',
  failed: 'The kill criterion was met.',
  unclear: 'The test didn’t decide it.',
});

export const ChangeKind = enumOf<['same', 'added', 'removed']>('ChangeKind', 'What a change did.', {
  same: 'In both versions.',
  added: 'In the later version only.',
  removed: 'In the earlier version only.',
});

export type AnalysisVerdict = keyof typeof AnalysisVerdict;
export type AnalysisConfidence = keyof typeof AnalysisConfidence;
export type DealBreakerState = keyof typeof DealBreakerState;
export type SentenceOrigin = keyof typeof SentenceOrigin;
export type SentenceSource = keyof typeof SentenceSource;
export type AnalysisSort = keyof typeof AnalysisSort;
export type TestOutcome = keyof typeof TestOutcome;
export type ChangeKind = keyof typeof ChangeKind;
