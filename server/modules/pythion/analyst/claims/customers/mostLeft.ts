import type { Quantity } from '../../text/quantities';
import { hasAny } from '../../text/token';
import type { Clause } from '../../text/clause';
import { periodWords } from '../../lexicon/numbers';
import { makeClaim, type Claim } from '../claim';
import { readChurn } from './churn';
import { readStillRunning } from './retention';
import { fewestCounted, mostGone } from './shares';

/** So many times a period fits into half a year. */
const timesInHalfYear: Readonly<Partial<Record<NonNullable<Quantity['period']>, number>>> = {
  day: 182,
  week: 26,
  month: 6,
  quarter: 2,
};

/**
 * Whether three in four or more of those counted have left, or will have in half a year at that rate. The share that the report
 * calculates and the figure against the idea are this one.
 */
export const isOfMost = ({ kind, value, of, period }: Quantity): boolean => {
  const share = kind === 'percent' ? value / 100 : of !== undefined && of >= fewestCounted ? value / of : 0;
  // Of a count, "in May" and "last month" say when they left.
  const times = kind === 'percent' && period ? (timesInHalfYear[period] ?? 0) : 1;
  return share <= 1 && 1 - (1 - share) ** times >= mostGone;
};

/** Who began and left, where they are most of those whom a sentence counts: "400 signed up, 12 were still using it after a month". */
export function readMostLeft(clause: Clause): Claim[] {
  if (hasAny(clause.context, 'rival', 'hedge', 'condition')) return [];
  return readChurn(clause).flatMap(({ quantity: read }) => {
    const quantity = read?.kind === 'percent' ? { ...read, period: read.period ?? ofAdjective(clause) } : read;
    return quantity && isOfMost(quantity) && isOurs(clause, quantity)
      ? [makeClaim('churn', clause, { quantity }), makeClaim('nobodyStayed', clause, { quantity })]
      : [];
  });
}

/** "Monthly churn is 40%", "la baja mensual es del 40 %". */
const ofAdjective = ({ tokens }: Clause): Quantity['period'] =>
  tokens.map(({ text }) => periodWords[text]).find((period) => period !== undefined);

/** "12 were still using it", "our churn is 40% a month". "18 of the 20 nurses leave at six", "90% of tenants leave" may be theirs. */
const isOurs = (clause: Clause, { kind }: Quantity): boolean =>
  kind === 'count'
    ? readStillRunning(clause) !== undefined
    : clause.tokens.some(({ lemma }) => lemma === 'churn') && clause.speaker !== 'people';
