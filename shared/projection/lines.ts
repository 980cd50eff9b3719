/**
 * The `monthly` lines, by the unit in which they are counted, in the order in which a reader follows them. Lines of a
 * closing balance have the opening balance of month 1 at index 0.
 */
export const countLines = [
  'base',
  'signups',
  'openingCustomers',
  'newCustomers',
  'churnedCustomers',
  'closingCustomers',
  'orders',
  'capacityHours',
  'billedHours',
] as const;
export const headLines = ['heads', 'billableHeads'] as const;
export const moneyLines = [
  'acquisitionSpend',
  'openingMrr',
  'newMrr',
  'expansionMrr',
  'contractionMrr',
  'churnedMrr',
  'closingMrr',
  'subscriptionRevenue',
  'setupRevenue',
  'gmv',
  'returns',
  'netOrderValue',
  'orderRevenue',
  'serviceRevenue',
  'revenue',
  'payroll',
  'lineCosts',
  'cogs',
  'grossProfit',
  'salesMarketing',
  'researchDevelopment',
  'generalAdmin',
  'opex',
  'operatingProfit',
  'taxLosses',
  'tax',
  'netProfit',
  'collected',
  'receivables',
  'costPayments',
  'payables',
  'operatingCashFlow',
  'netBurn',
  'financing',
  'openingCash',
  'closingCash',
] as const;

export type LineName = (typeof countLines)[number] | (typeof headLines)[number] | (typeof moneyLines)[number];

export const lineNames: readonly LineName[] = [...countLines, ...headLines, ...moneyLines];

const counts: ReadonlySet<string> = new Set(countLines);
const heads: ReadonlySet<string> = new Set(headLines);

/** Decimals that a line is shown with. */
export const lineDecimals = (line: LineName, digits: number): number =>
  counts.has(line) ? 6 : heads.has(line) ? 0 : digits;

/** Values of every line by month; index 0 is before the model, and costs paid ahead need up to month 66. */
export type Lines = Record<LineName, Float64Array>;

export const maxMonth = 66;

export const createLines = (): Lines =>
  Object.fromEntries(lineNames.map((name) => [name, new Float64Array(maxMonth + 1)])) as Lines;
