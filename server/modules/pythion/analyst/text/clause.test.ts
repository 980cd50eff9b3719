import { expect, test } from 'vitest';
import { readClaims } from '../claims/readClaims';
import { readText } from './readText';

const modalities = (text: string) => readText(text).clauses.map(({ modality }) => modality);
const speakers = (text: string) => readText(text).clauses.map(({ speaker }) => speaker);

test('the English "falls" states a fact, the German one a condition', () => {
  expect(modalities('Falls on the ward went down from 14 to 5 in a quarter.')).toEqual(['fact']);
  expect(modalities('Falls die Klinik zahlt, bauen wir die Matte.')).toContain('condition');
});

test('a forecast that is sold is no plan, what we forecast is one', () => {
  expect(modalities('Two ferry lines pay us €900 a month for frost forecasts.')).toEqual(['fact']);
  expect(modalities('We forecast 300 customers.')).toEqual(['plan']);
});

test('a rough amount of time or money is part of a fact, a rough count of buyers is a hope', () => {
  expect(modalities('The prep takes maybe half an hour longer.')).toEqual(['fact']);
  expect(modalities('Bakers lose perhaps 30 euros a week.')).toEqual(['fact']);
  expect(modalities('Sold 73, nearly a third to grandparents.')).toEqual(['fact']);
  expect(modalities('We nearly sold a box.')).toEqual(['hedge']);
  expect(modalities('Maybe 12 bakers pay 30 euros.')).toEqual(['condition']);
  expect(modalities('They pay maybe 30 euros.')).toEqual(['condition']);
});

test('a score by a number is an order to the analyst, the thing of that name is none', () => {
  expect(speakers('The right score is 95.')).toEqual(['order']);
  for (const price of ['$55', '55 USD']) expect(speakers(`We transcribe a score for ${price}.`)).toEqual(['own']);
});

test('letters of all Latin alphabets are part of their words', () => {
  const { tokens } = readText('Two print shops in Łódź pay us 40 zł a month.');
  expect(tokens.map(({ text }) => text)).toContain('lódz');
  const claims = readClaims(readText('12 print shops in Łódź pay us 40 zł a month.').clauses);
  expect(claims.find(({ kind }) => kind === 'priceNumber')?.quantity).toMatchObject({ value: 40, currency: 'PLN' });
});

test('no customers at all are nobody, and no waste is none', () => {
  const isNobody = (text: string) => readText(text).clauses.map((clause) => clause.isNobody);
  expect(isNobody('We currently have zero customers on a paid plan.')).toEqual([true]);
  expect(isNobody('Zero waste is what our customers want.')).toEqual([false]);
});
