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
  /** Reasons that only one of the versions has, with the words they rest on. */
  gained: string[];
  lost: string[];
  /** Reasons that both versions have, with other words. */
  changed: string[];
};

type ReasonChanges = Pick<ScoreChange, 'gained' | 'lost' | 'changed'>;

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

/** The words that each reason of a score rests on; none for a reason without a quote. */
function quotesOf(report: ReportDocument, key: string): Map<string, string[]> {
  const quotes = new Map<string, string[]>();
  for (const { text, quote } of report.scores.find((score) => score.key === key)?.reasons ?? [])
    quotes.set(text, [...(quotes.get(text) ?? []), ...(quote === null ? [] : [quote])]);
  return quotes;
}

const formatQuotes = (quotes: readonly string[]): string =>
  [...new Set(quotes)].map((quote) => `“${quote}”`).join(', ');

function formatChange(earlier: string, later: string): string {
  if (earlier === '') return `Now ${later}.`;
  return later === '' ? `No longer ${earlier}.` : `${earlier} became ${later}.`;
}

function listChanges(before: ReadonlyMap<string, string[]>, after: ReadonlyMap<string, string[]>): ReasonChanges {
  const onlyIn = (one: ReadonlyMap<string, string[]>, other: ReadonlyMap<string, string[]>): string[] =>
    [...one].flatMap(([text, quotes]) => (other.has(text) ? [] : [`${text} ${formatQuotes(quotes)}`.trimEnd()]));
  const changed = [...after].flatMap(([text, quotes]) => {
    const [earlier, later] = [formatQuotes(before.get(text) ?? []), formatQuotes(quotes)];
    return before.has(text) && earlier !== later ? [`${text} ${formatChange(earlier, later)}`] : [];
  });
  return { gained: onlyIn(after, before), lost: onlyIn(before, after), changed };
}

/** A score never moves without a reason that points the same way, and one that stays has none. */
function withReason(changes: ReasonChanges, move: number, isOtherAnalyst: boolean): ReasonChanges {
  if (move === 0) return { gained: [], lost: [], changed: [] };
  const side = move > 0 ? 'gained' : 'lost';
  return changes[side].length > 0 ? changes : { ...changes, [side]: [describeCause(changes, move, isOtherAnalyst)] };
}

/** What is known of a move that no reason explains. */
function describeCause({ gained, lost, changed }: ReasonChanges, move: number, isOtherAnalyst: boolean): string {
  if (isOtherAnalyst) return 'This version of the analyst reads the same words differently.';
  if (gained.length + lost.length + changed.length > 0)
    return `The reasons that both versions have count for ${move > 0 ? 'more' : 'less'} now.`;
  return `Stronger evidence elsewhere in the text ${move > 0 ? 'backs' : 'backed'} the same reasons.`;
}

/** What a report says that it didn't read in a text, in one of two wordings. */
const unread = /^(?:Your text may say|You didn’t say) (.+?), (?:in words|or we)/;
const unreadIn = (text: string): string | undefined => unread.exec(text)?.[1];

/** A hint is no claim: it comes and goes with the words around it. */
const isHint = (text: string): boolean => text.startsWith('Your text may say ');

/** What one version states and the other one doesn't. Words that both texts have are stated in both, whichever a report quotes. */
function claimsOnlyIn(one: ComparedVersion, other: ComparedVersion, kind: ClaimChange['kind']): ClaimChange[] {
  const known = new Set([...other.report.sentences, ...other.report.assumptions].map(({ claim }) => claim));
  const unreadByOther = new Set(other.report.sentences.flatMap(({ text }) => unreadIn(text) ?? []));
  const claims = [
    ...one.report.sentences.filter(
      // A model writes other sentences each time.
      ({ source, origin, quote, text }) =>
        source !== 'model' &&
        !(origin === 'said' && quote && other.text.includes(quote)) &&
        !isHint(text) &&
        !unreadByOther.has(unreadIn(text) ?? ''),
    ),
    ...one.report.assumptions.map(({ claim, text }) => ({ claim, text, section: 'assumptions' })),
  ];
  return claims.flatMap(({ claim, section, text }) => (known.has(claim) ? [] : [{ kind, claim, section, text }]));
}

/** Compares two versions: their texts, claims and scores, and the reasons for which each score moved. */
export function compareVersions(from: ComparedVersion, to: ComparedVersion): VersionDiff {
  const scores = to.report.scores.map(({ key, score, weight }): ScoreChange => {
    const before = from.report.scores.find((other) => other.key === key)?.score ?? 0;
    const changes = listChanges(quotesOf(from.report, key), quotesOf(to.report, key));
    return {
      key,
      from: before,
      to: score,
      points: Math.round(((score - before) * weight * 10) / 5) / 10,
      ...withReason(changes, score - before, from.report.version !== to.report.version),
    };
  });
  const capsOf = ({ caps }: ReportDocument) => caps.map(({ reason }) => reason);
  return {
    from: summaryOf(from),
    to: summaryOf(to),
    text: diffTexts(from.text, to.text),
    claims: [...claimsOnlyIn(from, to, 'removed'), ...claimsOnlyIn(to, from, 'added')],
    scores,
    caps: { from: capsOf(from.report), to: capsOf(to.report) },
  };
}
