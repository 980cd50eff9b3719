import { expect, it } from 'vitest';
import { templateNames } from '../../../../shared/contracts/projection';
import { parseInputs } from '../../../../shared/projection/parse';
import { guessCurrency, newInputs, nextMonth } from './newModel';

it('the currency follows the region of the language', () => {
  expect(['en-GB', 'de', 'en', 'ja', 'fr-CA'].map(guessCurrency)).toEqual(['GBP', 'EUR', 'USD', 'JPY', 'CAD']);
});

it('a model starts with the next month', () => {
  expect(nextMonth(new Date(2026, 10, 22))).toBe('2026-12');
  expect(nextMonth(new Date(2026, 11, 31))).toBe('2027-01');
});

it.each(templateNames)('the template %s is valid as it is, in currencies with and without minor units', (template) => {
  for (const currency of ['USD', 'JPY', 'KWD'])
    expect(parseInputs(newInputs(template, currency, '2027-01'))).toMatchObject({ ok: true });
});
