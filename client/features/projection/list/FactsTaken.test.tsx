// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AnalysisFacts } from '../../../../shared/contracts/analysis';
import { inputsFromFacts } from '../../../../shared/projection/fromFacts';
import { FactsTaken } from './FactsTaken';

afterEach(cleanup);

it('each amount has its currency, and each cost its name', () => {
  const facts = {
    price: { amount: 89, currency: 'EUR', period: 'month', unit: null },
    payingCustomers: 5,
    unitCost: { amount: 9, currency: 'EUR', period: 'month' },
    churn: { rate: 0.03, period: 'month' },
    fixedCosts: { amount: 6000, currency: 'EUR', period: 'month' },
  } as unknown as AnalysisFacts;
  render(<FactsTaken {...inputsFromFacts(facts, { startMonth: '2027-01', currency: 'USD' })} />);
  const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term').map((term, index) => [term, texts('definition')[index]])).toEqual([
    ['Subscription: Price', '89.00 EUR'],
    ['Customers: Opening customers', '5'],
    ['Customers: Monthly churn', '3 %'],
    ['Costs: Unit cost', '9.00 EUR per customer a month'],
    ['Costs: Fixed costs', '6,000.00 EUR a month'],
  ]);
});

it('names the people, and what a price is for', () => {
  const facts = {
    price: { amount: 89, currency: 'EUR', period: 'month', unit: 'mixer' },
    payingCustomers: 9,
    people: 2,
  } as unknown as AnalysisFacts;
  const frame = { startMonth: '2027-01', currency: 'EUR' };
  const { rerender } = render(<FactsTaken {...inputsFromFacts(facts, frame)} />);
  expect(screen.getByText('People: Team').nextSibling?.textContent).toBe('2 people, pay not stated');
  expect(screen.getByText(/^Your price is for each mixer\./)).toBeDefined();
  rerender(<FactsTaken {...inputsFromFacts({ ...facts, price: null, people: 1 }, frame)} />);
  expect(screen.getByText('1 person, pay not stated')).toBeDefined();
  expect(screen.queryByText(/^Your price is for/)).toBeNull();
});
