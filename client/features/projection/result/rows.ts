import { countLines, headLines, type LineName } from '../../../../shared/projection/lines';
import { metricDecimals, type MetricName } from '../../../../shared/projection/metrics';
import type { Cell, Result } from '../model/messages';

/** How months of a quarter or a year become one figure. */
type Over = 'sum' | 'first' | 'last';

export type Row = { cell: Cell; label: string; over: Over; isTotal?: boolean; unit?: string };

/** Whether a figure is a loss. Below zero, net burn is cash that comes in. */
export const isLoss = ({ cell }: Row, value: number | null): boolean =>
  value !== null && value < 0 && !('line' in cell && cell.line === 'netBurn');

export type RowGroup = { title: string; rows: Row[] };

const line = (name: LineName, label: string, over: Over = 'sum', isTotal = false): Row => ({
  cell: { line: name },
  label,
  over,
  isTotal,
});
const metric = (name: MetricName, label: string, unit?: string): Row => ({
  cell: { metric: name },
  label,
  over: 'last',
  unit,
});

const groups: RowGroup[] = [
  {
    title: 'Cash',
    rows: [
      line('openingCash', 'Opening cash', 'first'),
      line('collected', 'Collected'),
      line('costPayments', 'Costs paid'),
      line('acquisitionSpend', 'Paid acquisition'),
      line('payroll', 'Payroll'),
      line('tax', 'Tax'),
      line('netBurn', 'Net burn'),
      line('financing', 'Funding'),
      line('closingCash', 'Closing cash', 'last', true),
    ],
  },
  {
    title: 'Customers',
    rows: [
      line('openingCustomers', 'Opening', 'first'),
      line('newCustomers', 'New'),
      line('churnedCustomers', 'Churned'),
      line('closingCustomers', 'Closing customers', 'last', true),
    ],
  },
  {
    title: 'Recurring revenue',
    rows: [
      line('openingMrr', 'Opening', 'first'),
      line('newMrr', 'New'),
      line('expansionMrr', 'Expansion'),
      line('contractionMrr', 'Contraction'),
      line('churnedMrr', 'Churned'),
      line('closingMrr', 'Closing MRR', 'last', true),
    ],
  },
  {
    title: 'Orders',
    rows: [
      line('orders', 'Orders'),
      line('gmv', 'Order volume'),
      line('returns', 'Returns'),
      line('netOrderValue', 'Net order value', 'sum', true),
    ],
  },
  {
    title: 'Hours',
    rows: [line('capacityHours', 'Capacity'), line('billedHours', 'Billed', 'sum', true)],
  },
  {
    title: 'Result',
    rows: [
      line('subscriptionRevenue', 'Subscription revenue'),
      line('setupRevenue', 'Set-up fees'),
      line('orderRevenue', 'Order revenue'),
      line('serviceRevenue', 'Service revenue'),
      line('revenue', 'Revenue', 'sum', true),
      line('cogs', 'Cost of revenue'),
      line('grossProfit', 'Gross profit', 'sum', true),
      line('salesMarketing', 'Sales and marketing'),
      line('researchDevelopment', 'Research and dev.'),
      line('generalAdmin', 'General and admin.'),
      line('operatingProfit', 'Operating profit', 'sum', true),
      line('netProfit', 'Net profit', 'sum', true),
    ],
  },
  {
    title: 'People and balances',
    rows: [
      line('heads', 'Heads', 'last'),
      line('receivables', 'Receivables', 'last'),
      line('payables', 'Payables', 'last'),
    ],
  },
  {
    title: 'Metrics',
    rows: [
      metric('runwayMonths', 'Runway (months)'),
      metric('grossMarginPercent', 'Gross margin (%)'),
      metric('arpa', 'Revenue per customer'),
      metric('cac', 'CAC, fully loaded'),
      metric('ltv', 'LTV'),
      metric('ltvToCac', 'LTV to CAC'),
      metric('cacPaybackMonths', 'CAC payback (months)'),
      metric('burnMultiple', 'Burn multiple'),
      metric('revenueGrowthPercent', 'Growth on last year (%)'),
      metric('ruleOf40', 'Rule of 40'),
    ],
  },
];

const isUsed = (result: Result, name: LineName): boolean =>
  result.lines[name].subarray(0, 61).some((value) => value !== 0);

/** Groups with figures. A model without orders has no rows of them. */
export const usedGroups = (result: Result): RowGroup[] =>
  groups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ cell, isTotal }) => 'metric' in cell || isUsed(result, cell.line) || isTotal),
    }))
    .filter(
      ({ title, rows }) =>
        ['Cash', 'Result', 'Customers'].includes(title) ||
        rows.some(({ cell }) => 'metric' in cell || isUsed(result, cell.line)),
    );

const counts: ReadonlySet<string> = new Set(countLines);
const heads: ReadonlySet<string> = new Set(headLines);

/** Units of a stored whole number in one unit of the figure. */
export const scaleOf = (cell: Cell, digits: number): number => {
  if ('line' in cell) return heads.has(cell.line) ? 1 : counts.has(cell.line) ? 1_000_000 : 10 ** digits;
  const decimals = metricDecimals[cell.metric];
  return 10 ** (decimals ?? digits);
};

/** Decimals in the table: whole amounts, because cents of a plan are noise. */
export const shownDecimals = (cell: Cell): number => ('metric' in cell && metricDecimals[cell.metric] !== null ? 1 : 0);

/** A figure of a period of months; null when a metric isn't meaningful. */
export function figureOf(result: Result, { cell, over }: Row, first: number, last: number): number | null {
  const scale = scaleOf(cell, result.digits);
  if ('metric' in cell) {
    const value = result.metrics[cell.metric][last - 1] ?? null;
    return value === null ? null : value / scale;
  }
  const values = result.lines[cell.line];
  if (over === 'first') return values[first]! / scale;
  if (over === 'last') return values[last]! / scale;
  let sum = 0;
  for (let month = first; month <= last; month++) sum += values[month]!;
  return sum / scale;
}
