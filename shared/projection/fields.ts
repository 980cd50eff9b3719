import { costCategories, costKinds, projectionLimits, roundKinds, templateNames } from '../contracts/projection';

/**
 * What one input may be. Bounds are in the units of the input itself: per cent, customers, hours, months; for money in
 * minor units. `label` begins the sentences of its errors.
 */
export type Field = { label: string; required?: boolean } & (
  | { kind: 'money'; min?: number; max?: number; default?: number }
  | { kind: 'percent' | 'count' | 'whole'; min: number; max: number; unit?: string; default?: number }
  | { kind: 'percents'; min: number; max: number; length: number; default: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'currency' | 'month' | 'text' | 'flag' }
);

export type Fields = Record<string, Field>;

/** Bounds of all money, in minor units. */
export const maxMoney = 10 ** 13;

const money = (label: string, more: { required?: boolean; default?: number; min?: number } = {}) =>
  ({ kind: 'money', label, ...more }) as const;
const percent = (label: string, min: number, max: number, more: { required?: boolean; default?: number } = {}) =>
  ({ kind: 'percent', label, min, max, ...more }) as const;
const count = (label: string, max: number, more: { default?: number; unit?: string } = {}) =>
  ({ kind: 'count', label, min: 0, max, ...more }) as const;
const whole = (label: string, min: number, max: number, more: { default?: number; unit?: string } = {}) =>
  ({ kind: 'whole', label, min, max, ...more }) as const;
const delay = (label: string, min: number, max: number) => whole(label, min, max, { default: 0, unit: 'months' });
/** Yearly steps of salaries and costs have no range of their own: no amount falls below zero, none grows faster than customers. */
const increase = (label: string) => percent(label, -100, 1000, { default: 0 });
const priceIncrease = percent('Annual price increase', -50, 100, { default: 0 });
const category = { kind: 'choice', label: 'Category', choices: costCategories, required: true } as const;

/** Defaults of FINANCE.md's table are here; those that depend on other fields are in `buildModel.ts`. */
export const modelFields = {
  name: { kind: 'text', label: 'Name' },
  template: { kind: 'choice', label: 'Template', choices: templateNames, required: true },
  currency: { kind: 'currency', label: 'Currency', required: true },
  startMonth: { kind: 'month', label: 'Start month', required: true },
  openingCash: money('Opening cash', { required: true, min: -maxMoney }),
  openingReceivables: money('Opening receivables', { default: 0 }),
  openingPayables: money('Opening payables', { default: 0 }),
  openingTaxLosses: money('Opening tax losses', { default: 0 }),
  collectionDelayMonths: delay('Collection delay', 0, 6),
  loadedCostPercent: percent('Loaded cost', 100, 300, { default: 125 }),
  taxPercent: percent('Tax', 0, 100, { default: 0 }),
  seasonalityPercent: { kind: 'percents', label: 'Seasonality', min: 0, max: 1000, length: 12, default: 100 },
} as const satisfies Fields;

export const customerFields = {
  opening: count('Opening customers', 10 ** 9, { default: 0 }),
  newPerMonth: count('New customers per month', 10 ** 9, { default: 0 }),
  monthlyGrowthPercent: { kind: 'percents', label: 'Monthly growth', min: -100, max: 1000, length: 5, default: 0 },
  maxNewPerMonth: count('Most new customers per month', 10 ** 9),
  organicPercent: percent('Organic share', 0, 100, { default: 0 }),
  monthlyChurnPercent: percent('Monthly churn', 0, 100, { default: 0 }),
  costPerPaidCustomer: money('Cost per paid customer', { default: 0 }),
  payingDelayMonths: delay('Paying delay', 0, 12),
} as const satisfies Fields;

export const subscriptionFields = {
  price: money('Price', { required: true }),
  setupFee: money('Setup fee', { default: 0 }),
  expansionPercent: percent('Expansion', 0, 100, { default: 0 }),
  contractionPercent: percent('Contraction', 0, 100, { default: 0 }),
  openingMrr: money('Opening MRR'),
  annualPriceIncreasePercent: priceIncrease,
} as const satisfies Fields;

export const orderFields = {
  averageOrderValue: money('Average order value', { required: true }),
  repeatRatePercent: percent('Repeat rate', 0, 10_000, { default: 0 }),
  returnPercent: percent('Returns', 0, 100, { default: 0 }),
  takeRatePercent: percent('Take rate', 0, 100, { default: 100 }),
  annualPriceIncreasePercent: priceIncrease,
} as const satisfies Fields;

export const serviceFields = {
  hourlyRate: money('Hourly rate', { required: true }),
  hoursPerHead: count('Hours per head', 744, { default: 160, unit: 'hours' }),
  utilisationPercent: percent('Utilization', 0, 100, { default: 70 }),
  hoursPerCustomer: count('Hours per customer', 10 ** 6, { unit: 'hours' }),
  annualPriceIncreasePercent: priceIncrease,
} as const satisfies Fields;

export const costFields = {
  name: { kind: 'text', label: 'Name' },
  category,
  kind: { kind: 'choice', label: 'Kind', choices: costKinds, required: true },
  amount: money('Amount'),
  percent: percent('Percent', 0, 1000),
  startMonth: { kind: 'month', label: 'Start month' },
  endMonth: { kind: 'month', label: 'End month' },
  annualIncreasePercent: increase('Annual increase'),
  paymentDelayMonths: delay('Payment delay', -6, 6),
} as const satisfies Fields;

export const hireFields = {
  title: { kind: 'text', label: 'Title' },
  category,
  annualSalary: money('Annual salary', { required: true }),
  count: whole('Count', 1, 10_000, { default: 1 }),
  startMonth: { kind: 'month', label: 'Start month', required: true },
  endMonth: { kind: 'month', label: 'End month' },
  annualRaisePercent: increase('Annual raise'),
  loadedCostPercent: percent('Loaded cost', 100, 300),
  billable: { kind: 'flag', label: 'Billable' },
} as const satisfies Fields;

export const roundFields = {
  name: { kind: 'text', label: 'Name' },
  kind: { kind: 'choice', label: 'Kind', choices: roundKinds, required: true },
  month: { kind: 'month', label: 'Month', required: true },
  amount: money('Amount', { required: true }),
  preMoney: money('Pre-money valuation'),
  optionPoolPercent: percent('Option pool', 0, 90),
  postMoneyCap: money('Post-money cap'),
} as const satisfies Fields;

export const capTableFields = {
  foundersPercent: percent('Founders’ share', 0, 100, { default: 100 }),
  optionPoolPercent: percent('Option pool', 0, 100, { default: 0 }),
  investorsPercent: percent('Investors’ share', 0, 100, { default: 0 }),
} as const satisfies Fields;

export const monteCarloFields = {
  runs: whole('Runs', 1, projectionLimits.runs, { default: 10_000 }),
  seed: whole('Seed', 0, 2 ** 32 - 1, { default: 1 }),
  acquisitionPercent: percent('Spread of acquisition', 0, 100, { default: 30 }),
  churnPercent: percent('Spread of churn', 0, 100, { default: 20 }),
  pricePercent: percent('Spread of the price', 0, 100, { default: 15 }),
  cacPercent: percent('Spread of the acquisition cost', 0, 100, { default: 25 }),
  maxRoundDelayMonths: whole('Longest delay of a round', 0, 60, { default: 3, unit: 'months' }),
} as const satisfies Fields;

/** Actual figures of a month, named as the lines that they are compared with. */
export const actualFields = {
  revenue: money('Revenue'),
  closingCash: money('Closing cash', { min: -maxMoney }),
  closingCustomers: count('Closing customers', 10 ** 9),
  newCustomers: count('New customers', 10 ** 9),
  closingMrr: money('Closing MRR'),
  operatingProfit: money('Operating profit', { min: -maxMoney }),
  netBurn: money('Net burn', { min: -maxMoney }),
} as const satisfies Fields;
