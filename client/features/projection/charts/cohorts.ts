import { projectionLimits } from '../../../../shared/contracts/projection';
import { monthName } from '../result/format';

/** Customers that joined in one period, and how many of them are left at the end of each period from then on. */
export type CohortRow = { first: number; label: string; joined: number; left: number[] };

/**
 * Cohorts of months added up to periods. Customers in millionths become customers.
 * @param length months of a period: 3 or 12
 * @param start calendar month of month 1
 * @returns only periods in which somebody joined
 */
export function cohortRows(cohorts: readonly (readonly number[])[], length: number, start: number): CohortRow[] {
  const periods = projectionLimits.months / length;
  return Array.from({ length: periods }, (_, period): CohortRow => {
    const first = period * length + 1;
    const members = cohorts.slice(first - 1, first - 1 + length);
    const joined = members.reduce((sum, cohort) => sum + cohort[0]!, 0) / 1_000_000;
    const left = Array.from({ length: periods - period }, (_ignored, later) => {
      const end = first + (later + 1) * length - 1;
      return members.reduce((sum, cohort, index) => sum + cohort[end - (first + index)]!, 0) / 1_000_000;
    });
    return { first, label: monthName(start + first - 1), joined, left };
  }).filter(({ joined }) => joined > 0);
}

/** Share of a cohort that is left, 0 to 1. */
export const shareLeft = ({ joined, left }: CohortRow, period: number): number => left[period]! / joined;
