import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';

const kindsOf = (text: string): string[] => readClaims(readText(text, 'en').clauses).map(({ kind }) => kind);
const counted = 'The farm register lists 420 dairies. They pay €250 per month.';

test('the product of count and price is a size from below', () => {
  expect(kindsOf(`${counted} That makes €1.26 million a year.`)).toContain('sizeCalculated');
  expect(kindsOf(`${counted} 420 × €250 × 12 = €1.26 million.`)).toContain('sizeCalculated');
});

test('another amount is none', () => {
  expect(kindsOf(counted)).not.toContain('sizeCalculated');
  expect(kindsOf(`${counted} The market is worth €9 million.`)).not.toContain('sizeCalculated');
});

test('money that was raised is no size, whatever its amount', () => {
  expect(kindsOf(`${counted} We raised €1.26 million from our families.`)).not.toContain('sizeCalculated');
  expect(kindsOf(`${counted} That makes $1.26 million a year.`)).not.toContain('sizeCalculated');
});

test('the order of the sentences doesn’t matter', () => {
  expect(kindsOf(`That makes €1.26 million a year. ${counted}`)).toContain('sizeCalculated');
});

const countsOf = (text: string, language = 'en') =>
  readClaims(readText(text, language).clauses).flatMap(({ kind, quantity }) =>
    kind === 'segmentCount' && quantity ? [quantity.value] : [],
  );

test.each([
  ['The register lists over 4,000 clinics in Kent.', 'en', [4000]],
  ['There are more than 4,000 clinics in Kent.', 'en', [4000]],
  ['Es gibt über 9.000 Bäcker.', 'de', [9000]],
  ['全国有超过9000家诊所。', 'zh', [9000]],
  ['There live in this town over 4,000 cyclists.', 'en', [4000]],
  ['There are 300 towns under 20 thousand people.', 'en', [300]],
  ['There are 300 firms with more than 50 people.', 'en', [300]],
  ['There are towns under 20 thousand people.', 'en', []],
  ['There are firms with more than 50 people.', 'en', []],
])('a bound before a count is none of its size, and one after what is counted is: %s', (text, language, expected) => {
  expect(countsOf(text, language)).toEqual(expected);
});

test.each([
  ['The dental market is worth 64 billion dollars.', 'en', false],
  ['The register of trades puts the market for dental labs at 64 million dollars.', 'en', true],
  ['The market is worth 3 trillion dollars, and with one percent of it we will be rich.', 'en', true],
  ['Der Markt ist 800 Milliarden Euro groß.', 'de', false],
  ['El sector factura 4.000 millones de euros al año.', 'es', false],
  ['中国茶叶市场有三千亿元。', 'zh', false],
  ['The register of trades says the market for dental labs is growing 7% a year.', 'en', false],
])('a total of a market is a size of it with a source, or with the share that is wanted: %s', (text, language, is) => {
  expect(readClaims(readText(text, language).clauses).some(({ kind }) => kind === 'sizeClaim')).toBe(is);
});

test.each([
  ['In Freiburg gibt es rund 300 Ferienwohnungen, deren Besitzer selbst waschen oder bezahlen.', 'de', [300]],
  ['There are 900 holiday flats in the county whose owners pay a neighbour.', 'en', [900]],
  ['Wardrobe managers at touring theatre shows (about 160 tours a year in UK)', 'en', [160]],
  ['In Freiburg gibt es 300 Ampeln, deren Lampen kaputt sind.', 'de', []],
  ['Our users at schools (about 160 logins a day)', 'en', []],
  ['Since last September 64 groups have listed something.', 'en', []],
  ['There are 64 drama groups in the county.', 'en', [64]],
])('customers are counted by where they live or what they run: %s', (text, language, expected) => {
  expect(countsOf(text, language)).toEqual(expected);
});

test.for([
  ['de', 'Die Molkerei hat damit laut Pressemitteilung 2019 sehr gut verdient.'],
  ['de', 'Die Brauerei hat laut Geschäftsbericht 2021 gut verdient.'],
  ['en', 'According to its annual report 2021 the brewery has earned well.'],
])('the year of a source counts nobody: %s %s', ([language, text]) =>
  expect(readClaims(readText(text!, language!).clauses).map(({ kind }) => kind)).not.toContain('segmentCount'),
);
