import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readListedPrices } from './listedPrice';

const priceIn = (text: string, language: string) =>
  readListedPrices(readText(text, language).clauses).find(({ kind }) => kind === 'priceNumber')?.quantity;

test.each([
  ['£19 on Etsy, contents and packing cost me £8.40.', 'en', { value: 19, currency: 'GBP' }],
  ['$25 black on white reflective, $35 with a flag or a team logo.', 'en', { value: 25, currency: 'USD' }],
  ['24 Euro auf Etsy.', 'de', { value: 24, currency: 'EUR' }],
  [
    'Limpio los viveros de la ría: 85 euros al mes por vivero, visita quincenal.',
    'es',
    { value: 85, period: 'month', per: 'vivero' },
  ],
  ['Mantenemos piscinas de comunidades: 120 euros al mes por piscina.', 'es', { value: 120, period: 'month' }],
  [
    '我给小区棋牌室做麻将机包年保养,每台每年三百六,坏了两小时内上门换板子。',
    'zh',
    { value: 360, currency: 'CNY', period: 'year', per: '台' },
  ],
  ['我们给饭店洗烟道,每家每年一千二。', 'zh', { value: 1200, period: 'year', per: '家' }],
  ['我们包年保养,每台每年三百。', 'zh', { value: 300, period: 'year' }],
])('a price of ours without a verb: %s', (text, language, price) =>
  expect(priceIn(text, language)).toMatchObject(price),
);

test.each([
  ['They take £19 on Etsy.', 'en'],
  ['£19 on Etsy ads, spent for nothing.', 'en'],
  ['Pago el local: 850 euros al mes por puesto.', 'es'],
  ['Los bares pierden género: 85 euros al mes por vivero.', 'es'],
  ['成本是每台每年三百六。', 'zh'],
  ['以前他们找师傅,每台每年三百六。', 'zh'],
])('is none: %s', (text, language) => expect(priceIn(text, language)).toBeUndefined());
