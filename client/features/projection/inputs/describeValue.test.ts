import { expect, it } from 'vitest';
import { describePath, describeValue } from './describeValue';

it('shows amounts with their currency, shares with their sign, and choices by name', () => {
  expect(describeValue(['openingCash'], '1234567.5', 'EUR')).toBe('1,234,567.5 EUR');
  expect(describeValue(['hires', 'a', 'annualSalary'], '60000.00', 'JPY')).toBe('60,000.00 JPY');
  expect(describeValue(['customers', 'monthlyChurnPercent'], 3.5, 'EUR')).toBe('3.5 %');
  expect(describeValue(['customers', 'monthlyGrowthPercent'], [5, 4, 3, 2, 1], 'EUR')).toBe('5, 4, 3, 2, 1 %');
  expect(describeValue(['costs', 'a', 'kind'], 'fixed', 'EUR')).not.toBe('fixed');
  expect(describeValue(['hires', 'a'], { title: 'Engineer' }, 'EUR')).toBe('Engineer');
  expect(describeValue(['openingCash'], undefined, 'EUR')).toBe('none');
});

it('names a place of the inputs by its section, entry and field', () => {
  expect(describePath(['openingCash'])).toBe('Opening cash');
  expect(describePath(['customers'])).toBe('Customers');
  expect(describePath(['customers', 'monthlyChurnPercent'])).toBe('Customers: Monthly churn');
  expect(describePath(['hires', 'a', 'annualSalary'], { hires: { a: { title: 'Engineer' } } })).toBe(
    'People: Engineer, annual salary',
  );
  expect(describePath(['hires'])).toBe('People');
  expect(describePath(['unheardOf', 'x'])).toBe('unheardOf.x');
});
