import { expect, it } from 'vitest';
import { compareActuals } from './actuals';
import { parseInputs } from './parse';
import { project } from './project';

const projectionOf = (currency: string, price: string) => {
  const parsed = parseInputs({
    template: 'saas',
    currency,
    startMonth: '2027-01',
    openingCash: '1000',
    customers: { opening: 10 },
    subscription: { price },
    costs: { rent: { category: 'generalAdmin', kind: 'fixed', amount: '1100' } },
  });
  if (!parsed.ok) throw new Error('invalid');
  return project(parsed.model);
};

it.each([
  ['the digits that they have', 'EUR', '1200.00'],
  ['more digits than the currency has now', 'JPY', '1200.40'],
  ['fewer digits than the currency has now', 'KWD', '1200.00'],
])('compares figures of %s', (_, currency, revenue) => {
  const months = { '2027-01': { revenue, closingCash: '900.00', closingCustomers: '5.000000' } };
  const { deviations, runwayMonths, plannedRunwayMonths } = compareActuals(projectionOf(currency, '100'), months);
  expect(deviations['2027-01']).toEqual({ revenue: '20.00', closingCash: '0.00', closingCustomers: '-50.00' });
  expect([runwayMonths, plannedRunwayMonths]).toEqual(['9.00', '9.00']);
});

it('compares a huge figure with a tiny plan', () => {
  const months = { '2027-01': { revenue: '100000000000.00', closingCustomers: '5.000000' } };
  const { deviations } = compareActuals(projectionOf('EUR', '0.01'), months);
  expect(deviations['2027-01']!.revenue).toBe('99999999999900.00');
});
