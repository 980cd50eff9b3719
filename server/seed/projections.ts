import type { ProjectionInputs } from '../../shared/projection/inputs';
import { formatMonth } from '../../shared/projection/months';

/** A model of the cast, which started some months ago. */
type SeedProjection = {
  by: string;
  name: string;
  ageHours: number;
  startedMonthsAgo: number;
  inputs: Omit<ProjectionInputs, 'startMonth'>;
  /** Months of the model from 1. They become months of the calendar. */
  hires: Record<
    string,
    {
      title: string;
      category: 'cogs' | 'salesMarketing' | 'researchDevelopment' | 'generalAdmin';
      salary: string;
      month: number;
      count?: number;
    }
  >;
  rounds: Record<string, { name: string; month: number; amount: string; preMoney: string; optionPoolPercent: number }>;
  scenarios?: Record<string, { name: string; patch: Record<string, unknown> }>;
  /** Actual revenue, cash and customers as shares of the plan, for each month since the start. */
  actuals?: readonly [revenue: number, cash: number, customers: number][];
  sharedWith?: Record<string, 'read' | 'edit'>;
};

/** Newest first. */
export const projections: readonly SeedProjection[] = [
  {
    by: 'alice',
    name: 'Créneau: Belgium',
    ageHours: 30,
    startedMonthsAgo: 4,
    inputs: {
      template: 'saas',
      currency: 'EUR',
      openingCash: '310000.00',
      loadedCostPercent: 140,
      taxPercent: 25,
      customers: {
        opening: 212,
        newPerMonth: 14,
        monthlyGrowthPercent: [6, 4, 3, 2, 1],
        organicPercent: 35,
        monthlyChurnPercent: 3,
        costPerPaidCustomer: '180.00',
      },
      subscription: { price: '49.00', expansionPercent: 0.8, annualPriceIncreasePercent: 4 },
      costs: {
        hosting: { name: 'Hosting and messages', category: 'cogs', kind: 'perCustomer', amount: '6.00' },
        cards: { name: 'Card fees', category: 'cogs', kind: 'percentOfRevenue', percent: 1.4 },
        tools: { name: 'Software', category: 'generalAdmin', kind: 'perHead', amount: '160.00' },
        office: { name: 'Office in Lyon', category: 'generalAdmin', kind: 'fixed', amount: '1150.00' },
        dealers: { name: 'Dealer events', category: 'salesMarketing', kind: 'fixed', amount: '900.00' },
      },
    },
    hires: {
      founders: { title: 'Founders', category: 'researchDevelopment', salary: '42000', month: 1, count: 2 },
      support: { title: 'Support, Brussels', category: 'cogs', salary: '36000', month: 7 },
      sales: { title: 'Sales, Belgium', category: 'salesMarketing', salary: '45000', month: 9 },
    },
    rounds: {
      seed: { name: 'Seed', month: 11, amount: '800000', preMoney: '3200000', optionPoolPercent: 10 },
    },
    scenarios: {
      bootstrapped: {
        name: 'Without the seed round',
        patch: { rounds: { seed: null }, hires: { sales: null } },
      },
      slow: {
        name: 'Belgium takes longer',
        patch: { customers: { newPerMonth: 9, monthlyChurnPercent: 3.8 } },
      },
    },
    actuals: [
      [1, 1, 1],
      [0.98, 0.99, 0.99],
      [0.96, 0.97, 0.98],
      [0.95, 0.96, 0.97],
    ],
    sharedWith: { bob: 'edit' },
  },
  {
    by: 'bob',
    name: 'Tradeline: advances',
    ageHours: 200,
    startedMonthsAgo: 1,
    inputs: {
      template: 'marketplace',
      currency: 'GBP',
      openingCash: '145000.00',
      customers: {
        opening: 160,
        newPerMonth: 18,
        monthlyGrowthPercent: [5, 4, 3, 2, 1],
        organicPercent: 30,
        monthlyChurnPercent: 5,
        costPerPaidCustomer: '95.00',
      },
      orders: { averageOrderValue: '720.00', repeatRatePercent: 160, takeRatePercent: 3.4 },
      costs: {
        defaults: { name: 'Unpaid invoices', category: 'cogs', kind: 'percentOfGmv', percent: 0.6 },
        checks: { name: 'Credit checks', category: 'cogs', kind: 'perOrder', amount: '1.20' },
        office: { name: 'Office in Manchester', category: 'generalAdmin', kind: 'fixed', amount: '640.00' },
      },
    },
    hires: { bob: { title: 'Bob', category: 'generalAdmin', salary: '38000', month: 1 } },
    rounds: {},
    sharedWith: { alice: 'read' },
  },
];

/** Inputs with months of the calendar. @param start calendar month of month 1 */
export function inputsFrom({ inputs, hires, rounds }: SeedProjection, start: number): ProjectionInputs {
  const monthOf = (month: number) => formatMonth(start + month - 1);
  return {
    ...inputs,
    startMonth: formatMonth(start),
    hires: Object.fromEntries(
      Object.entries(hires).map(([id, { title, category, salary, month, count }]) => [
        id,
        { title, category, annualSalary: salary, startMonth: monthOf(month), count, annualRaisePercent: 3 },
      ]),
    ),
    rounds: Object.fromEntries(
      Object.entries(rounds).map(([id, round]) => [id, { ...round, kind: 'equity', month: monthOf(round.month) }]),
    ),
  };
}
