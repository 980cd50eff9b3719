import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { hasAny } from '../../text/token';
import { isFact, makeClaim, states, type Claim } from '../claim';
import { peopleCount } from '../counts';
import { periodIn } from './churn';
import { countBefore } from './countBefore';
import { isNamedIn, readLeavers, type Leavers } from './leavers';
import { countLost } from './lostCustomers';

/**
 * How many customers were counted before, of whom so many may have left: "340 pet shops buy them every month". Those who leave are
 * named as they are, or not at all.
 */
const customersBefore = (before: readonly Clause[], atLeast: number, who = ''): number | undefined =>
  before
    .flatMap((clause) => {
      const count = isCustomers(clause) && isNamedIn(clause, who) ? peopleCount(clause) : undefined;
      return count && count.value >= Math.max(2, atLeast) ? [count.value] : [];
    })
    .at(-1);

const isCustomers = (clause: Clause): boolean =>
  clause.quantities.length > 0 &&
  isFact(clause) &&
  (states(clause, 'pay', 'book', 'use', 'renew') || hasAny(clause.tokens, 'customer')) &&
  !hasAny(clause.context, 'rival', 'habit', 'interview');

/** The clauses of a text before one of them, which few clauses ask for. */
export type Before = () => readonly Clause[];

/** Whether those lost are of customers who were counted before. */
export const isLostOfCounted = (clause: Clause, before: Before): boolean => lostIn(clause, before) !== undefined;

/** "We lost 4 in the last 12 months", "each month I lose two of them", "zwei haben letzten Monat gekündigt": how many, of how many. */
function lostIn(clause: Clause, before: Before): (Quantity & { of: number }) | undefined {
  const own = countLost(clause);
  const leavers: Leavers | undefined = own === undefined ? readLeavers(clause) : { value: own, who: '' };
  if (!leavers) return undefined;
  const { tokens, context, quantities } = clause;
  const lost = quantities.find(({ kind, value }) => kind === 'count' && value === leavers.value);
  const period = lost && periodOf(lost, clause);
  // Without a time, who left is counted by the rules of what customers do later.
  if (!lost || (own === undefined && period === undefined)) return undefined;
  const of =
    lost.of ??
    leavers.of ??
    customersBefore(before(), leavers.value, leavers.who) ??
    (own === undefined ? countBefore(context, tokens[lost.start], lost.value)?.value : undefined);
  return of === undefined || of <= lost.value ? undefined : { ...lost, of, period };
}

/** "340 pet shops buy them every month. We lost 4 in the last 12 months": so many of them. */
export const readLostLately = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    const quantity = lostIn(clause, () => clauses.slice(0, index));
    return quantity ? [makeClaim('churn', clause, { quantity })] : [];
  });

const periodOf = (lost: Quantity, { tokens, quantities }: Clause): Quantity['period'] =>
  isYear(quantities) ? 'year' : (lost.period ?? periodIn(tokens));

/** "In the last 12 months". */
const isYear = (quantities: readonly Quantity[]): boolean =>
  quantities.some(
    ({ kind, value, unit }) => kind === 'time' && value === 12 && /^(?:month|monat|mes|个?月)/.test(unit ?? ''),
  );
