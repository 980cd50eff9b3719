import { expect, test } from 'vitest';
import { coinNotGood, currencyOfCountry } from './currencies';

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

test.each([
  ['cobramos 40 soles al mes', 'soles', 'al', 'PEN'],
  ['cobramos 180 libras por hectárea', 'libras', 'por', 'GBP'],
  ['12 soles diarios por niño', 'soles', 'diarios', 'PEN'],
  ['le facturo 250 soles por tanque', 'soles', 'por', 'PEN'],
  ['vendo 12 libras diarias de pan', 'libras', 'diarias', undefined],
  ['we sell soles per pair', 'soles', 'per', undefined],
  ['cosecho 300 libras al mes', 'libras', 'al', undefined],
  ['cuesta 5 libras de queso', 'libras', 'de', undefined],
  ['das kostet 120 pfund im monat', 'pfund', 'im', 'GBP'],
  ['wir rösten 300 pfund im monat', 'pfund', 'im', undefined],
  ['wir fräsen 300 kronen im monat', 'kronen', 'im', undefined],
] as const)('a coin or a good: %s', (words, coin, after, code) =>
  expect(
    coinNotGood(
      coin,
      after,
      words.split(' ').map((text) => ({ text })),
    ),
  ).toBe(code),
);
