import { projectionLimits } from '../../../../shared/contracts/projection';
import { actualLines, type ActualLine } from '../../../../shared/projection/actuals';
import { actualFields } from '../../../../shared/projection/fields';
import { formatMonth, parseMonth } from '../../../../shared/projection/months';
import type { Computed } from '../chosen/messages';
import { monthName } from '../result/format';
import { scaleOf } from '../result/rows';
import type { ActualMonths } from './actualValues';

const shortest = 12;

/** Numbers of the months of the model in which a line has an actual figure, from 1. */
const monthsWith = (line: ActualLine, months: ActualMonths, start: number): number[] =>
  Object.keys(months)
    .filter((month) => months[month]![line] !== undefined)
    .map((month) => parseMonth(month)! - start + 1)
    .filter((month) => month >= 1 && month <= projectionLimits.months);

/** Lines with an actual figure in any month of the model, in the order of the table. */
export const linesWithActuals = (months: ActualMonths, start: number): ActualLine[] =>
  actualLines.filter((line) => monthsWith(line, months, start).length > 0);

/** Plan and actual figures of a line by month, from the first month to the latest actual one, and at least a year. */
export function actualSeries(
  line: ActualLine,
  months: ActualMonths,
  { lines, start, digits, currency }: Pick<Computed, 'lines' | 'start' | 'digits' | 'currency'>,
) {
  const latest = Math.max(1, ...monthsWith(line, months, start));
  const all = Array.from({ length: Math.max(shortest, latest) }, (_, index) => index + 1);
  const plan = all.map((month) => lines[line][month]! / scaleOf({ line }, digits));
  const actual = all.map((month) => {
    const text = months[formatMonth(start + month - 1)]?.[line];
    return text === undefined ? null : Number(text);
  });
  const { label, kind } = actualFields[line];
  const difference = (actual[latest - 1] ?? 0) - plan[latest - 1]!;
  const isCount = kind === 'count';
  const place = difference === 0 ? 'as planned' : difference > 0 ? 'above the plan' : 'below the plan';
  return {
    plan,
    actual,
    unit: isCount ? 'customers' : currency,
    title: `${label} in ${monthName(start + latest - 1)} ${isCount ? 'were' : 'was'} ${place}`,
  };
}
