import { projectionLimits } from '../contracts/projection';
import { million, multiplyDivide } from './exact';
import type { Lines } from './lines';
import type { Model } from './model';

const { months } = projectionLimits;

/**
 * Customers of each month's cohort that are left, in millionths: c0 = new, then c − R(c × churn). Cohorts round one by one,
 * so their sum may differ from the totals by millionths.
 * @returns for months 1 to 60: the cohort's customers in its own month and every later one
 */
export function computeCohorts({ customers }: Model, { newCustomers }: Lines): number[][] {
  return Array.from({ length: months }, (_, index) => {
    const left = [newCustomers[index + 1]!];
    while (left.length < months - index) {
      const last = left.at(-1)!;
      left.push(last - multiplyDivide(last, customers.churn, million));
    }
    return left;
  });
}
