import type { Clause } from '../../text/clause';
import { parseHanCount } from '../../text/numbers';
import { readQuantities } from '../../text/quantities';
import { matchGone } from './goneWords';
import { readThere } from './remaining';
import { largestCount } from './retention';
import { mostGone } from './shares';
import { isOfOthers } from './singleOf';

/**
 * "Dos lo dejaron", "von 42 Praxen haben zwei gekündigt", 26家里有2家停用了: those counted as gone are fewer than three in four, or
 * nobody says of how many. Not "two left, and so did all the others".
 */
export const isFewGone = (clauses: readonly Clause[]): boolean => {
  const [first] = clauses;
  if (!first || isOfOthers(first)) return false;
  const gone = clauses.flatMap((clause) => shareGone(clause) ?? []);
  return gone.length > 0 ? gone.every((share) => share < mostGone) : isMiddleShare(first);
};

/** "Of the 60 clinics 55 cancelled": three in four or more, of a whole that is told. */
export const isMostOfWholeGone = (clauses: readonly Clause[]): boolean =>
  clauses.some((clause) => (shareGone(clause) ?? 0) >= mostGone);

/** The share of those who left, 0 without a whole; undefined where the words count nobody who left. */
function shareGone(clause: Clause): number | undefined {
  // "400 haben sich angemeldet, nach einem Monat nutzten ihn noch 320": who is there still tells who is gone.
  const there = readThere(clause);
  if (there) return 1 - there.value / there.of;
  const { isKept = true, some, all, percent, single, money } = matchGone(clause) ?? {};
  if (isKept || money !== undefined) return undefined;
  if (percent !== undefined) return Number(percent.replace(',', '.')) / 100;
  const value = some === undefined ? (single === undefined ? 0 : 1) : parseHanCount(some);
  if (value === 0) return undefined;
  const whole = all === undefined ? largestCount(clause.context) : parseHanCount(all);
  return whole > value ? value / whole : 0;
}

/** "Of 30 families, 12 changed": fewer than three in four left, whether the words tell who left or who stayed. */
function isMiddleShare({ context }: Clause): boolean {
  const counts = readQuantities(context).filter(({ kind, period }) => kind === 'count' && period === undefined);
  const [count, part] = counts;
  const [some, whole] = counts.length === 1 ? [count?.value, count?.of] : [part?.value, count?.value];
  if (counts.length > 2 || some === undefined || whole === undefined) return false;
  return some / whole > 1 - mostGone && some / whole < mostGone;
}
