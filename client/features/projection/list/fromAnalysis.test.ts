import { expect, it } from 'vitest';
import type { AnalysisFacts } from '../../../../shared/contracts/analysis';
import { parseInputs } from '../../../../shared/projection/parse';
import { currencyOf, guessTemplate, withFacts } from './fromAnalysis';
import { newInputs } from './newModel';

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
const facts: AnalysisFacts = {
  ...none,
  price: { amount: 480, currency: 'EUR', period: 'year', unit: null },
  payingCustomers: 12,
  churn: { rate: 0.2, period: 'year' },
  cash: { amount: 50_000, currency: 'EUR' },
  fixedCosts: { amount: 900, currency: 'USD', period: 'month' },
  unitCost: { amount: 4, currency: 'EUR', period: 'month' },
};

it('amounts become monthly, and those in another currency are left out', () => {
  const inputs = withFacts(newInputs('saas', 'EUR', '2027-01'), facts);
  expect(inputs).toMatchObject({
    openingCash: '50000.00',
    customers: { opening: 12, monthlyChurnPercent: 1.8423 },
    subscription: { price: '40.00', expansionPercent: 1 },
    costs: { unit: { kind: 'perCustomer', amount: '4.00' }, hosting: {} },
  });
  expect(inputs.costs).not.toHaveProperty('fixed');
  expect(parseInputs(inputs)).toMatchObject({ ok: true });
});

it('without facts the template stays as it is', () => {
  const inputs = newInputs('commerce', 'USD', '2027-01');
  expect(withFacts(inputs, none)).toEqual(inputs);
  expect(currencyOf(none)).toBeUndefined();
});

it('template and currency follow the price', () => {
  expect(guessTemplate(facts)).toBe('saas');
  expect(guessTemplate({ ...none, price: { amount: 90, currency: 'EUR', period: 'once', unit: 'hour' } })).toBe(
    'services',
  );
  expect(guessTemplate({ ...none, price: { amount: 30, currency: 'EUR', period: 'once', unit: 'box' } })).toBe(
    'commerce',
  );
  expect(currencyOf(facts)).toBe('EUR');
});
