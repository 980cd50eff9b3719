import { expect, it } from 'vitest';
import type { AnalysisFacts } from '../contracts/analysis';
import { inputsFromFacts } from './fromFacts';
import { parseInputs } from './parse';

const none: AnalysisFacts = {
  solution: null,
  segment: null,
  price: null,
  payingCustomers: null,
  unitCost: null,
  acquisitionCost: null,
  churn: null,
  fixedCosts: null,
  cash: null,
  people: null,
  missingRoles: [],
  questionToAsk: null,
};
const frame = { startMonth: '2027-01', currency: 'EUR' };
const euros = (amount: number) => ({ amount, currency: 'EUR' });

it('takes over what the founder stated, by the month', () => {
  const facts: AnalysisFacts = {
    ...none,
    price: { ...euros(588), period: 'year', unit: null },
    payingCustomers: 212,
    unitCost: { ...euros(6), period: 'month' },
    acquisitionCost: euros(180),
    churn: { rate: 0.03, period: 'month' },
    fixedCosts: { ...euros(1200), period: 'quarter' },
    cash: euros(50_000),
  };
  const { inputs, taken } = inputsFromFacts(facts, frame);
  expect(inputs).toMatchObject({
    template: 'saas',
    openingCash: '50000.00',
    customers: { opening: 212, monthlyChurnPercent: 3, costPerPaidCustomer: '180.00', organicPercent: 40 },
    subscription: { price: '49.00', expansionPercent: 1 },
    costs: { unit: { kind: 'perCustomer', amount: '6.00' }, fixed: { amount: '400.00' } },
  });
  expect(taken).toHaveLength(7);
  expect(parseInputs(inputs).ok).toBe(true);
});

it('is an order where the price is paid once, in the currency of the price', () => {
  const facts = {
    ...none,
    price: { amount: 6_000, currency: 'JPY', period: 'once' as const, unit: null },
    cash: euros(5),
  };
  const { inputs, taken } = inputsFromFacts(facts, frame);
  expect(inputs).toMatchObject({
    template: 'commerce',
    currency: 'JPY',
    openingCash: '0',
    orders: { averageOrderValue: '6000', returnPercent: 8 },
  });
  // Cash in another currency is left out.
  expect(taken).toEqual(['orders.averageOrderValue']);
  expect(parseInputs(inputs).ok).toBe(true);
});

it('is the prefill without facts', () => {
  const { inputs, taken } = inputsFromFacts(none, frame);
  expect(taken).toEqual([]);
  expect(parseInputs(inputs).ok).toBe(true);
});

const monthly = (amount: number) => ({ ...euros(amount), period: 'month' as const });
const once = (amount: number) => ({ ...euros(amount), period: 'once' as const });

it('takes no cost that is paid once into a model by the month, nor a monthly one into an order', () => {
  const price = { ...monthly(89), unit: null };
  const subscription = inputsFromFacts({ ...none, price, unitCost: once(210), fixedCosts: once(900) }, frame);
  expect(subscription.taken).toEqual(['subscription.price']);
  expect(subscription.inputs.costs).not.toHaveProperty('unit');
  expect(inputsFromFacts({ ...none, unitCost: once(210) }, frame).taken).toEqual([]);
  const order = { ...none, price: { ...once(20), unit: 'order' } };
  expect(inputsFromFacts({ ...order, unitCost: monthly(17) }, frame).taken).toEqual(['orders.averageOrderValue']);
});

it('takes the cost of an order instead of the goods and parcels of the template', () => {
  const { inputs, taken } = inputsFromFacts(
    { ...none, price: { ...once(20), unit: 'order' }, unitCost: once(6) },
    frame,
  );
  expect(taken).toContain('costs.unit');
  expect(Object.keys(inputs.costs!)).toEqual(['cards', 'unit']);
  expect(parseInputs(inputs).ok).toBe(true);
});

it('doesn’t count those who pay as customers where the price is for a part of what one of them has', () => {
  const mixers = { ...none, price: { ...monthly(89), unit: 'mixer' }, payingCustomers: 9 };
  expect(inputsFromFacts(mixers, frame)).toMatchObject({ taken: ['subscription.price'], pricedUnit: 'mixer' });
  const bakeries = { ...mixers, price: { ...monthly(89), unit: null } };
  expect(inputsFromFacts(bakeries, frame)).toMatchObject({
    taken: ['subscription.price', 'customers.opening'],
    pricedUnit: undefined,
  });
});

it.each(['customer', 'user', 'member', 'subscriber', 'kunde', '家'])(
  'counts those who pay as customers where the price is for each %s',
  (unit) => {
    const facts = { ...none, price: { ...monthly(89), unit }, payingCustomers: 9 };
    const { inputs, taken, pricedUnit } = inputsFromFacts(facts, frame);
    expect([taken, pricedUnit]).toEqual([['subscription.price', 'customers.opening'], undefined]);
    expect(inputs.customers?.opening).toBe(9);
  },
);

it('takes the people, without a pay', () => {
  const { inputs, taken } = inputsFromFacts({ ...none, people: 2 }, frame);
  expect(taken).toEqual(['hires.team']);
  expect(inputs.hires).toMatchObject({ team: { count: 2, annualSalary: '0.00', startMonth: '2027-01' } });
  expect(parseInputs(inputs).ok).toBe(true);
  for (const people of [0, 2.5, 20_000]) expect(inputsFromFacts({ ...none, people }, frame).taken).toEqual([]);
});
