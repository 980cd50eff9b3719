import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';

const ofMarket = ['segmentCount', 'countSource', 'sizeFromPrice', 'sizeCalculated'] as const;
const marketOf = (text: string, language: string): string[] => {
  const kinds = new Set(readClaims(readText(text, language).clauses).map(({ kind }) => kind));
  return ofMarket.filter((kind) => kinds.has(kind));
};

test.each([
  [
    'en',
    'According to the harbour register there are 2,140 day boats; at 18 blocks a month and £3.50 a block that makes about £1.6m a year.',
  ],
  ['en', 'The guild lists 410 night bakers; at 6 sacks a week and £4 a sack that comes to about £510,000 a year.'],
  [
    'en',
    'Shops pay £29 a month. The seafood association lists 318 fishmongers, that would be 318 x 29 x 12 = £110,664.',
  ],
  [
    'de',
    'Wir nehmen 11 Euro pro Schlauch. Es gibt laut Feuerwehrverband 1.240 Wehren, bei im Schnitt 55 Schläuchen wären das 1.240 × 55 × 11 = 750.200 Euro.',
  ],
  [
    'es',
    'Cobramos 40 euros al mes por colmenero. Según el padrón hay 310 colmeneros, serían 310 x 40 x 12 = 148.800 euros.',
  ],
])('a count with its source and the product with the price in one sentence: %s, %s', (language, text) => {
  expect(marketOf(text, language)).toEqual([...ofMarket]);
});

test.each([
  ['en', 'If we had 318 fishmongers, that would be 318 x 29 x 12 = £110,664 a year.'],
  ['en', 'We hope for 500 bakers by spring, that would be 500 x 20 x 12 = £120,000 a year.'],
  ['en', 'They lost 140 days last year.'],
  ['de', 'Wenn wir 300 Wehren hätten, wären das 300 × 55 × 11 = 181.500 Euro.'],
])('a supposed count is none: %s, %s', (language, text) => {
  expect(marketOf(text, language)).not.toContain('segmentCount');
});
