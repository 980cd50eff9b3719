import { expect, it } from 'vitest';
import { axisTicks } from './chartScale';
import { formatCompact, formatExact, formatFormula, formatNumber, monthName } from './format';
import { isLoss } from './rows';

it('numbers have a minus sign, and there is no minus zero', () => {
  expect(formatNumber(-1234.5, 2)).toBe('−1,234.50');
  expect(formatNumber(-0.2)).toBe('0');
  expect(formatCompact(-1_250_000)).toBe('−1.3M');
});

it('texts of the engine are grouped, and counts lose the zeros at their end', () => {
  expect(formatExact('R(-1234567.00 × 3.5 %) + 10.250000')).toBe('R(−1,234,567.00 × 3.5 %) + 10.25');
});

it('months have names', () => expect(monthName(2027 * 12)).toBe('Jan 2027'));

it.each([
  [0, 0, [0, 1]],
  [-40, 100, [-50, 0, 50, 100]],
  [10, 95, [0, 20, 40, 60, 80, 100]],
])('the axis of %d to %d has round marks and zero', (low, high, marks) => {
  expect(axisTicks(low, high)).toEqual(marks);
});

it('formulas are in words', () => {
  expect(formatFormula('R(base-1 × (1 + growth)) + Σrevenue-3 + subscription.openingMrr × takeRatePercent')).toBe(
    'R(base (1 month before) × (1 + growth)) + Σrevenue (3 months before) + opening MRR × take rate',
  );
});

it('a figure below zero is a loss, but for net burn', () => {
  const row = (line: 'netBurn' | 'netProfit') => ({ cell: { line }, label: '', over: 'sum' as const });
  expect(isLoss(row('netProfit'), -1)).toBe(true);
  expect(isLoss(row('netBurn'), -1)).toBe(false);
  expect(isLoss(row('netProfit'), null)).toBe(false);
});
