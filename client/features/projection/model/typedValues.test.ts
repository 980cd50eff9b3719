import { expect, it } from 'vitest';
import { parseTyped } from './typedValues';

it.each([
  ['money', '1,200.50', '1200.50'],
  ['money', '.5', '0.5'],
  ['money', '12.', '12'],
  ['money', '1200,50', '1200,50'],
  ['percent', '3.', 3],
  ['percent', '-2.5', -2.5],
  ['percent', '3 %', '3 %'],
  ['count', '12,000', 12_000],
  ['month', '2027-01', '2027-01'],
  ['text', ' a ', ' a '],
  ['text', '  ', undefined],
] as const)('a field of the kind %s reads %j as %j', (kind, typed, value) => {
  expect(parseTyped(kind, typed)).toBe(value);
});
