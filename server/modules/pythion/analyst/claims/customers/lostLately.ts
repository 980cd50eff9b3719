import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { hasAny } from '../../text/token';
import { isFact, makeClaim, states, type Claim } from '../claim';
import { peopleCount } from '../counts';
import { pastPeriod } from './churn';
import { countLost } from './lostCustomers';

/** How many customers were counted before, of whom so many may have left: "340 pet shops buy them every month". */
const customersBefore = (before: readonly Clause[], atLeast: number): number | undefined =>
  before
    .flatMap((clause) => {
      const count = isCustomers(clause) ? peopleCount(clause) : undefined;
      return count && count.value >= Math.max(2, atLeast) ? [count.value] : [];
    })
    .at(-1);

const isCustomers = (clause: Clause): boolean =>
  clause.quantities.length > 0 &&
  isFact(clause) &&
  (states(clause, 'pay', 'book', 'use', 'renew') || hasAny(clause.tokens, 'customer')) &&
  !hasAny(clause.context, 'rival', 'habit', 'interview');

/** Whether those lost are of customers who were counted before. */
export const isLostOfCounted = (clause: Clause, before: readonly Clause[]): boolean => {
  const lost = countLost(clause);
  return lost !== undefined && customersBefore(before, lost) !== undefined;
};

/** "340 pet shops buy them every month. We lost 4 in the last 12 months": so many of them. */
export const readLostLately = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    const value = countLost(clause);
    const of = value === undefined ? undefined : customersBefore(clauses.slice(0, index), value);
    const lost = clause.quantities.find((quantity) => quantity.kind === 'count' && quantity.value === value);
    return lost && of ? [makeClaim('churn', clause, { quantity: lostQuantity(lost, of, clause) })] : [];
  });

const lostQuantity = (lost: Quantity, of: number, { tokens, quantities }: Clause): Quantity => ({
  ...lost,
  of,
  period: isYear(quantities) ? 'year' : (lost.period ?? pastPeriod(tokens)),
});

/** "In the last 12 months". */
const isYear = (quantities: readonly Quantity[]): boolean =>
  quantities.some(
    ({ kind, value, unit }) => kind === 'time' && value === 12 && /^(?:month|monat|mes|个?月)/.test(unit ?? ''),
  );
