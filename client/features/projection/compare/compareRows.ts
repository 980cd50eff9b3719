import type { LineName } from '../../../../shared/projection/lines';
import type { Result } from '../model/messages';
import { formatNumber, monthName } from '../result/format';

type CompareRow = {
  label: string;
  /** At the engine's scale; null beyond five years. */
  value: (result: Result) => number | null;
  show: (value: number | null, result: Result) => string;
};

const showMonths = (value: number | null) =>
  value === null ? 'Over 5 years' : `${formatNumber(value / 100, 1)} months`;
const showMonth = (value: number | null, { start }: Result) =>
  value === null ? 'Not in 5 years' : monthName(start + value - 1);
const showMoney = (value: number | null, { digits }: Result) => formatNumber((value ?? 0) / 10 ** digits);

/** Amount of a line at the end of a year of the model. */
const atEndOf = (line: LineName, label: string, year: number): CompareRow => ({
  label: `${label}, year ${year}`,
  value: ({ lines }) => lines[line][year * 12]!,
  show: showMoney,
});
/** Sum of a line in a year of the model. */
const inYear = (line: LineName, label: string, year: number): CompareRow => ({
  label: `${label}, year ${year}`,
  value: ({ lines }) => lines[line].subarray((year - 1) * 12 + 1, year * 12 + 1).reduce((sum, one) => sum + one, 0),
  show: showMoney,
});

/** Figures that are compared, runway without funding first. */
export const compareRows: readonly CompareRow[] = [
  { label: 'Runway without funding', value: ({ summary }) => summary.runwayWithoutFundingMonths, show: showMonths },
  { label: 'Runway with rounds', value: ({ summary }) => summary.planRunwayMonths, show: showMonths },
  { label: 'Break-even that lasts', value: ({ summary }) => summary.sustainedBreakEvenMonth, show: showMonth },
  { label: 'Lowest cash', value: ({ summary }) => summary.lowestCash, show: showMoney },
  { label: 'Lowest cash in', value: ({ summary }) => summary.lowestCashMonth, show: showMonth },
  ...[1, 3, 5].map((year) => atEndOf('closingCash', 'Cash', year)),
  ...[1, 3, 5].map((year) => inYear('revenue', 'Revenue', year)),
  ...[1, 3, 5].map((year) => inYear('operatingProfit', 'Operating profit', year)),
  {
    label: 'Customers after 5 years',
    value: ({ lines }) => lines.closingCustomers[60]!,
    show: (value) => formatNumber((value ?? 0) / 1_000_000),
  },
  { label: 'Raised in 5 years', value: ({ summary }) => summary.totalRaised, show: showMoney },
  {
    label: 'Founders’ share at the end',
    value: ({ foundersPercent }) => foundersPercent,
    show: (value) => `${formatNumber(value ?? 0, 1)} %`,
  },
];
