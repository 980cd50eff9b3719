import type { HireInput, ProjectionInputs } from '../inputs';
import { prefill } from '../templates';

const frame = { currency: 'EUR', startMonth: '2027-01', openingCash: '250000.00' };
const founders: HireInput = {
  title: 'Founders',
  category: 'researchDevelopment',
  annualSalary: '48000',
  count: 2,
  startMonth: '2027-01',
  annualRaisePercent: 3,
};
const seller: HireInput = {
  title: 'Sales',
  category: 'salesMarketing',
  annualSalary: '62500.50',
  startMonth: '2027-09',
  endMonth: '2029-02',
  loadedCostPercent: 133.3333,
};
const seed = {
  kind: 'equity',
  month: '2027-10',
  amount: '1500000',
  preMoney: '6000000',
  optionPoolPercent: 10,
} as const;

const saas: ProjectionInputs = {
  ...prefill('saas', frame),
  customers: {
    ...prefill('saas', frame).customers,
    opening: 120,
    newPerMonth: 25,
    costPerPaidCustomer: '180.00',
  },
  hires: { founders, seller },
  rounds: { seed },
};

const commerce: ProjectionInputs = {
  ...prefill('commerce', { ...frame, startMonth: '2026-11' }),
  customers: { ...prefill('commerce', frame).customers, newPerMonth: 400, costPerPaidCustomer: '14.95' },
  seasonalityPercent: [80, 70, 90, 95, 100, 100, 85, 80, 100, 110, 160, 190.5],
  taxPercent: 25,
  openingTaxLosses: '40000',
  hires: { founders },
};

const agency: ProjectionInputs = {
  ...prefill('services', frame),
  customers: { opening: 6.5, newPerMonth: 1.25, monthlyChurnPercent: 4 },
  services: { hourlyRate: '90', hoursPerCustomer: 55.5, annualPriceIncreasePercent: 4 },
  openingReceivables: '18000',
  hires: {
    consultants: {
      category: 'cogs',
      annualSalary: '54000',
      count: 4,
      startMonth: '2027-01',
      billable: true,
      annualRaisePercent: 2.5,
    },
    freelancer: {
      category: 'cogs',
      annualSalary: '96000',
      startMonth: '2027-04',
      billable: true,
      loadedCostPercent: 100,
    },
  },
  taxPercent: 30.175,
};

/** Every block, kind of cost and kind of round, with delays, steps, seasons and odd decimals. */
const everything: ProjectionInputs = {
  name: 'Everything',
  template: 'marketplace',
  currency: 'USD',
  startMonth: '2027-03',
  openingCash: '987654.32',
  openingReceivables: '12345.67',
  openingPayables: '7654.32',
  openingTaxLosses: '5000.01',
  collectionDelayMonths: 2,
  loadedCostPercent: 127.5,
  taxPercent: 23.4567,
  seasonalityPercent: [100, 90, 110, 105.5, 95.25, 100, 70, 60, 120, 130.125, 140, 180],
  customers: {
    opening: 333.333333,
    newPerMonth: 41.5,
    monthlyGrowthPercent: [6.5, 4.25, 3, -1, 0.5],
    maxNewPerMonth: 90.75,
    organicPercent: 37.5,
    monthlyChurnPercent: 3.3333,
    costPerPaidCustomer: '77.77',
    payingDelayMonths: 2,
  },
  subscription: {
    price: '39.90',
    setupFee: '15.50',
    expansionPercent: 1.5,
    contractionPercent: 0.75,
    annualPriceIncreasePercent: 5,
  },
  orders: {
    averageOrderValue: '64.99',
    repeatRatePercent: 32.5,
    returnPercent: 6.25,
    takeRatePercent: 14.5,
    annualPriceIncreasePercent: -2.5,
  },
  services: { hourlyRate: '95', hoursPerHead: 151.67, utilisationPercent: 66.6666, hoursPerCustomer: 0.5 },
  costs: {
    rent: { category: 'generalAdmin', kind: 'fixed', amount: '2500', annualIncreasePercent: 2, paymentDelayMonths: -3 },
    tools: { category: 'researchDevelopment', kind: 'perHead', amount: '149.99', paymentDelayMonths: 1 },
    support: { category: 'cogs', kind: 'perCustomer', amount: '1.11', startMonth: '2027-06', annualIncreasePercent: 3 },
    parcels: { category: 'cogs', kind: 'perOrder', amount: '2.35', paymentDelayMonths: 2 },
    hosting: { category: 'cogs', kind: 'percentOfRevenue', percent: 7.7777, annualIncreasePercent: -5 },
    cards: { category: 'cogs', kind: 'percentOfGmv', percent: 2.9 },
    stock: { category: 'cogs', kind: 'percentOfNetOrderValue', percent: 3.3, paymentDelayMonths: -6 },
    fair: { category: 'salesMarketing', kind: 'fixed', amount: '9999', startMonth: '2028-05', endMonth: '2028-05' },
    late: { category: 'cogs', kind: 'fixed', amount: '50000', startMonth: '2032-03', paymentDelayMonths: -6 },
    gone: null,
  },
  hires: {
    founders: { ...founders, startMonth: '2027-03' },
    consultant: { category: 'cogs', annualSalary: '70001', startMonth: '2027-05', billable: true },
    last: { ...seller, startMonth: '2032-02', endMonth: null },
    never: { ...seller, startMonth: '2032-03', endMonth: null },
  },
  rounds: {
    safeB: { kind: 'safe', month: '2027-05', amount: '250000', postMoneyCap: '5000000' },
    safeA: { kind: 'safe', month: '2027-05', amount: '150000', postMoneyCap: '4000000' },
    grant: { kind: 'grant', month: '2027-06', amount: '60000' },
    seed: { kind: 'equity', month: '2028-02', amount: '2000000', preMoney: '8000000', optionPoolPercent: 12.5 },
    bridge: { kind: 'safe', month: '2029-01', amount: '333333.33', postMoneyCap: '12000000' },
    seriesA: { kind: 'equity', month: '2029-10', amount: '6000000', preMoney: '24000000', optionPoolPercent: 1 },
    tooLate: { kind: 'equity', month: '2032-03', amount: '9000000', preMoney: '90000000' },
  },
  capTable: { foundersPercent: 82.5, optionPoolPercent: 7.5, investorsPercent: 10 },
};

/** Models of the golden tests: the four templates, mixes, and the edges that FINANCE.md lists. */
export const goldenModels: Record<string, ProjectionInputs> = {
  saas,
  commerce,
  agency,
  everything,
  marketplace: {
    ...prefill('marketplace', frame),
    customers: { ...prefill('marketplace', frame).customers, newPerMonth: 900, costPerPaidCustomer: '9.5' },
    hires: { founders, seller },
    rounds: { seed, bridge: { kind: 'safe', month: '2028-06', amount: '400000', postMoneyCap: '9000000' } },
  },
  'only the required fields': { template: 'saas', currency: 'EUR', startMonth: '2027-01', openingCash: '0' },
  'no customers, costs run on': { template: 'saas', ...frame, subscription: { price: '49' }, hires: { founders } },
  'no churn': { ...saas, customers: { ...saas.customers, monthlyChurnPercent: 0 } },
  'all customers churn': { ...saas, customers: { ...saas.customers, monthlyChurnPercent: 100 } },
  'churn and contraction of 100 %': {
    ...saas,
    customers: { ...saas.customers, monthlyChurnPercent: 60.5 },
    subscription: { price: '49', contractionPercent: 39.5, expansionPercent: 100 },
  },
  'opening cash below zero': { ...saas, openingCash: '-1000.00' },
  'yen without decimals': {
    ...everything,
    currency: 'JPY',
    openingCash: '98765432',
    openingReceivables: '1234567',
    openingPayables: '765432',
    openingTaxLosses: '500001',
    customers: { ...everything.customers, costPerPaidCustomer: '7777' },
    subscription: { price: '3990', setupFee: '1550', annualPriceIncreasePercent: 3.3 },
    orders: { averageOrderValue: '6499', repeatRatePercent: 120 },
    services: { hourlyRate: '9500' },
    costs: { rent: { category: 'generalAdmin', kind: 'fixed', amount: '250000', annualIncreasePercent: 1.7 } },
    hires: { founders: { ...founders, annualSalary: '4800001', startMonth: '2027-03' } },
    rounds: {},
  },
  'dinars with three decimals': {
    ...saas,
    currency: 'KWD',
    openingCash: '99999.999',
    subscription: { price: '14.995', setupFee: '0.005', contractionPercent: 0.3333 },
    customers: { ...saas.customers, costPerPaidCustomer: '55.555' },
    hires: { founders: { ...founders, annualSalary: '14400.001' } },
    rounds: { grant: { kind: 'grant', month: '2028-01', amount: '1.001' } },
  },
  'stock six months ahead in a season': {
    ...commerce,
    costs: {
      goods: { category: 'cogs', kind: 'percentOfNetOrderValue', percent: 45, paymentDelayMonths: -6 },
      parcels: { category: 'cogs', kind: 'perOrder', amount: '6.01', paymentDelayMonths: 6 },
      desks: { category: 'generalAdmin', kind: 'perHead', amount: '333.33', paymentDelayMonths: -4 },
    },
    customers: { ...commerce.customers, monthlyGrowthPercent: [9, 7, 5, 3, 4.4444] },
  },
  'a season that is closed half the year': {
    ...commerce,
    seasonalityPercent: [0, 0, 0, 0, 0, 0, 300, 300, 300, 150, 100, 50],
    customers: { newPerMonth: 0.333333, monthlyGrowthPercent: [100, 50, 0, -50, -100], payingDelayMonths: 12 },
  },
  'demand limits the hours': { ...agency, services: { hourlyRate: '90', hoursPerCustomer: 3.333333 } },
  'an agency that pays tax': { ...agency, openingTaxLosses: '123456.78', taxPercent: 100, collectionDelayMonths: 6 },
  'pool already large enough': {
    ...saas,
    capTable: { foundersPercent: 60, optionPoolPercent: 40 },
    rounds: { seed, next: { ...seed, month: '2029-01', optionPoolPercent: null, amount: '0' } },
  },
  'SAFEs of 99.99 % before an equity round': {
    ...saas,
    rounds: {
      first: { kind: 'safe', month: '2027-02', amount: '500000', postMoneyCap: '1000000' },
      second: { kind: 'safe', month: '2027-02', amount: '499900', postMoneyCap: '1000000' },
      seed,
    },
  },
  'large numbers': {
    ...saas,
    openingCash: '99999999999.99',
    customers: {
      opening: 10 ** 8,
      newPerMonth: 123_456.789012,
      monthlyChurnPercent: 2.2222,
      costPerPaidCustomer: '3.33',
    },
    subscription: { price: '199.99', expansionPercent: 0.1234, contractionPercent: 0.4321 },
    hires: { founders: { ...founders, count: 10_000, annualSalary: '99999.99' } },
  },
};
