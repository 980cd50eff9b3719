import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, type Token } from '../text/token';
import { isFact, isVoid, makeClaim, states, type Claim } from './claim';

/** How many leave: a share, or a count of all of them: "5% cancel each month", "9 pay and 1 leaves each month". */
export function readChurn(clause: Clause): Claim[] {
  if (!isFact(clause) || isVoid(clause) || clause.isNobody) return [];
  const percent = clause.quantities.find(({ kind }) => kind === 'percent');
  if (percent) return states(clause, 'churn') ? [makeClaim('churn', clause, { quantity: percent })] : [];
  const gone = clause.quantities.find((quantity) => isLeaving(clause, quantity));
  if (!gone) return [];
  const of = gone.of ?? countBefore(clause.context, clause.tokens[gone.start], gone.value)?.value;
  return of === undefined
    ? []
    : [makeClaim('churn', clause, { quantity: { ...gone, of, period: gone.period ?? pastPeriod(clause.tokens) } })];
}

/** "1 leaves", "11 of the 12 cancelled", "we lost 2 of 14 customers". */
function isLeaving({ tokens, negated }: Clause, { kind, value, start, end }: Quantity): boolean {
  if (kind !== 'count' || value < 1) return false;
  const isGone = tokens
    .slice(end, end + 4)
    .some(
      (token) =>
        !negated.has(token) &&
        (/^(?:leaves|left|quit|quits)$/.test(token.text) || (has(token, 'cancel') && token.pos === 'verb')),
    );
  const isLost =
    tokens.slice(Math.max(0, start - 2), start).some(({ text }) => text === 'lost') &&
    hasAny(tokens.slice(end, end + 3), 'customer');
  return isGone || isLost;
}

/** The count of people that stands before a count of some of them in the sentence. */
export function countBefore(
  context: readonly Token[],
  first: Token | undefined,
  atLeast: number,
): Quantity | undefined {
  const at = first ? context.indexOf(first) : -1;
  return readQuantities(context).findLast(
    ({ kind, value, end, period, unit }) =>
      kind === 'count' && end <= at && value >= atLeast && period === undefined && unit !== undefined,
  );
}

/** "Last quarter". */
function pastPeriod(tokens: readonly Token[]): Quantity['period'] {
  const at = tokens.findIndex(({ text }) => /^(?:last|past)$/.test(text));
  const word = tokens[at + 1]?.lemma;
  return at >= 0 && /^(?:week|month|quarter|year)$/.test(word ?? '') ? (word as Quantity['period']) : undefined;
}
