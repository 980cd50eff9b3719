import { projectionLimits } from '../../../../shared/contracts/projection';
import { monthName } from './format';

export type Step = 'month' | 'quarter' | 'year';

/** Months from 1, both included. Quarters and years are those of the model. */
export type Period = { first: number; last: number; label: string };

const lengths: Record<Step, number> = { month: 1, quarter: 3, year: 12 };

/** @param start calendar month of month 1 */
export function periodsOf(step: Step, start: number): Period[] {
  const length = lengths[step];
  return Array.from({ length: projectionLimits.months / length }, (_, index) => {
    const first = index * length + 1;
    const label = {
      month: monthName(start + first - 1),
      quarter: `to ${monthName(start + first + 1)}`,
      year: `Year ${index + 1}`,
    }[step];
    return { first, last: first + length - 1, label };
  });
}
