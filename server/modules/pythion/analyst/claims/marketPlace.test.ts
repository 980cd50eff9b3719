import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isLargeMarket } from './market';
import { isOneOfSize, isOwnRegion } from './marketPlace';
import { readClaims } from './readClaims';

const isLarge = (text: string, language: string): boolean => readText(text, language).clauses.some(isLargeMarket);

test.each([
  ['en', 'We sold 40 at a market for 60 euros each.'],
  ['en', 'People bought it at the farmers market for 12 pounds.'],
  ['en', 'Our market stall sold jam for 90 euros.'],
  ['de', 'Auf einem Markt haben wir 40 Stück für je 60 Euro verkauft.'],
  ['es', 'Vendimos 40 en un mercado a 60 euros cada una.'],
])('where something was sold is no large market: %s %s', (language, text) =>
  expect(isLarge(text, language)).toBe(false),
);

test.each([
  ['en', 'The rental market is worth 64 billion dollars.'],
  ['en', 'Our market is worth 3 billion euros.'],
  ['de', 'Der Markt für Spielzeug ist 3 Milliarden Euro groß.'],
  ['es', 'El mercado vale 3.000 millones de euros.'],
])('a market that is called large is one: %s %s', (language, text) => expect(isLarge(text, language)).toBe(true));

test.each([
  ['我们国家有4200家驾校。', true],
  ['我们县共有320个养蜂人。', true],
  ['我们这里有320家理发店。', true],
  ['我们有4200家驾校客户。', false],
  ['我们国家的4200家驾校都有我们的日历。', false],
])('what is counted where we live is none of ours: %s', (text, is) => {
  expect(readText(text, 'zh').clauses.some(isOwnRegion)).toBe(is);
  const isCounted = readClaims(readText(text, 'zh').clauses).some(({ kind }) => kind === 'segmentCount');
  expect(isCounted).toBe(is);
});

test.each([
  ['在一家有60位老人的养老院，半年里摔倒从每月14次降到5次。', true],
  ['本市有60家养老院。', false],
])('how large one of them is counts no segment: %s', (text, is) => {
  const { clauses } = readText(text, 'zh');
  expect(clauses.some(isOneOfSize)).toBe(is);
  expect(readClaims(clauses).some(({ kind }) => kind === 'segmentCount')).toBe(!is);
});

test.for(['有4200个网站没有无障碍功能。', '在我们市有200名员工的工厂很多。'])(
  'websites and staff are no market: %s',
  (text) => expect(readClaims(readText(text, 'zh').clauses).some(({ kind }) => kind === 'segmentCount')).toBe(false),
);
