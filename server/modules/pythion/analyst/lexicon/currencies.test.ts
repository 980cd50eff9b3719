import { expect, test } from 'vitest';
import { currencyOfCountry } from './currencies';

test.each([
  ['58.000', 'pesos', 'colombianos', 'COP'],
  ['900', 'pesos', 'argentinos', 'ARS'],
  ['900', 'pesos', 'chilenos', 'CLP'],
  ['900', 'pesos', 'uruguayos', 'UYU'],
  ['1', 'peso', 'dominicano', 'DOP'],
  ['900', 'pesos', 'mexicanos', 'MXN'],
  ['philippine', 'pesos', 'a', 'PHP'],
  ['12', 'dólares', 'canadienses', 'CAD'],
  ['canadian', 'dollars', 'a', 'CAD'],
  ['kong', 'dollars', 'per', 'HKD'],
  ['40', 'soles', 'peruanos', 'PEN'],
  ['40', 'soles', 'de', undefined],
  ['58.000', 'pesos', 'al', undefined],
  ['40', 'euros', 'canadienses', undefined],
] as const)('the country of a coin: %s %s %s', (before, coin, after, code) =>
  expect(currencyOfCountry(before, coin, after)).toBe(code),
);
