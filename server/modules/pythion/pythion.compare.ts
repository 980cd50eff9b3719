import type { ReportDocument } from './pythion.document';
import { diffTexts, type TextChange } from './pythion.diff';

/** A version as the diff needs it. */
export type ComparedVersion = { number: number; text: string; report: ReportDocument };

type Summary = Pick<ReportDocument, 'score' | 'verdict' | 'confidence' | 'version'> & { number: number };
type ClaimChange = { kind: 'added' | 'removed'; claim: string; section: string; text: string };
type ScoreChange = {
  key: string;
  from: number;
  to: number;
  /** Points of the total that the change is worth, caps aside. */
  points: number;
  /** Reasons that only one of the versions has. */
  gained: string[];
  lost: string[];
};

export type VersionDiff = {
  from: Summary;
  to: Summary;
  text: TextChange[];
  claims: ClaimChange[];
  scores: ScoreChange[];
  caps: { from: string[]; to: string[] };
};

const summaryOf = ({ number, report }: ComparedVersion): Summary => ({
  number,
  score: report.score,
  verdict: report.verdict,
  confidence: report.confidence,
  version: report.version,
});

/** A reason with the words that it rests on: the same reason for other words is another one. */
const reasonsOf = (report: ReportDocument, key: string): string[] => [
  ...new Set(
    report.scores
      .find((score) => score.key === key)
      ?.reasons.map(({ text, quote }) => (quote === null ? text : `${text} “${quote}”`)),
  ),
];

/** A score never moves without a reason that points the same way. */
function withReason(
  { gained, lost }: Pick<ScoreChange, 'gained' | 'lost'>,
  move: number,
  isOtherAnalyst: boolean,
): Pick<ScoreChange, 'gained' | 'lost'> {
  const cause = isOtherAnalyst ? 'This version of the analyst reads the same words differently.' : undefined;
  if (move > 0 && gained.length === 0)
    return { gained: [cause ?? 'Stronger evidence elsewhere in the text backs the same reasons.'], lost };
  if (move < 0 && lost.length === 0)
    return { gained, lost: [cause ?? 'Stronger evidence elsewhere in the text backed the same reasons.'] };
  return { gained, lost };
}

const without = (texts: readonly string[], others: readonly string[]): string[] => {
  const excluded = new Set(others);
  return texts.filter((text) => !excluded.has(text));
};

function claimsOnlyIn(one: ReportDocument, other: ReportDocument, kind: ClaimChange['kind']): ClaimChange[] {
  const known = new Set([...other.sentences, ...other.assumptions].map(({ claim }) => claim));
  const claims = [
    // A model writes other sentences each time.
    ...one.sentences.filter(({ source }) => source !== 'model'),
    ...one.assumptions.map(({ claim, text }) => ({ claim, text, section: 'assumptions' })),
  ];
  return claims.flatMap(({ claim, section, text }) => (known.has(claim) ? [] : [{ kind, claim, section, text }]));
}

/** Compares two versions: their texts, claims and scores, and the reasons for which each score moved. */
export function compareVersions(from: ComparedVersion, to: ComparedVersion): VersionDiff {
  const scores = to.report.scores.map(({ key, score, weight }): ScoreChange => {
    const before = from.report.scores.find((other) => other.key === key)?.score ?? 0;
    const [earlier, later] = [reasonsOf(from.report, key), reasonsOf(to.report, key)];
    const reasons = { gained: without(later, earlier), lost: without(earlier, later) };
    return {
      key,
      from: before,
      to: score,
      points: Math.round(((score - before) * weight * 10) / 5) / 10,
      ...withReason(reasons, score - before, from.report.version !== to.report.version),
    };
  });
  const capsOf = ({ caps }: ReportDocument) => caps.map(({ reason }) => reason);
  return {
    from: summaryOf(from),
    to: summaryOf(to),
    text: diffTexts(from.text, to.text),
    claims: [...claimsOnlyIn(from.report, to.report, 'removed'), ...claimsOnlyIn(to.report, from.report, 'added')],
    scores,
    caps: { from: capsOf(from.report), to: capsOf(to.report) },
  };
}
