import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const kindsOf = (text: string, language: string): string[] =>
  readClaims(readText(text, language).clauses).map(({ kind }) => kind);

test.each([
  ['en', 'Labs pay $79 a month. Half of the labs cancel within the first month.'],
  ['en', 'Nine homes pay; about 40% leave each month.'],
  ['en', '95% of customers cancel within a month.'],
  ['en', 'Forty studios signed up in January; three are still with us in September.'],
  ['de', 'Die Hälfte der Kunden kündigt im ersten Monat.'],
  ['es', 'De las 12 empresas que empezaron, 11 se han ido.'],
  ['es', 'El 40 % de los clientes cancela en el primer mes.'],
  ['zh', '每个月有40%的客户流失。'],
])('customers who leave are no evidence: %s %s', (language, text) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toContain('nobodyStayed');
  expect(kinds).not.toContain('trouble');
  expect(kinds).not.toContain('repeat');
});

test.each([
  ['en', 'Labs pay $79 a month. Two percent of the labs cancel per year.'],
  ['en', 'A gym pays us £49 a month. Half of the new members quit within the first month.'],
  ['en', 'Gyms lose money because half of their customers cancel within the first month.'],
  ['en', 'Half of our customers leave within a year.'],
  ['es', 'De las 12 empresas que empezaron, 11 siguen pagando.'],
  ['es', 'Dos empresas con 34 bicis nos pagan desde febrero y las dos han renovado.'],
])('a few of them, and those of others, are: %s %s', (language, text) => {
  expect(kindsOf(text, language)).not.toContain('nobodyStayed');
});

test('of a counted whole, a part pays or nobody does', () => {
  expect(kindsOf('Von 25 Testbetrieben zahlen heute 19.', 'de')).toContain('paidPrice');
  expect(kindsOf('Von 25 Testbetrieben zahlt heute keiner.', 'de')).toContain('nobodyPaid');
  expect(kindsOf('De los 20 bares que probaron, ninguno paga hoy.', 'es')).toContain('nobodyPaid');
  expect(kindsOf('去年六栋没有一栋付钱。', 'zh')).toContain('nobodyPaid');
});

test.each([
  ['en', 'I asked 24 school offices: 22 said they have no trouble with it and would not change anything.', true],
  ['en', 'Of 25 users I interviewed, 24 had never been stuck at home for more than a day.', true],
  ['de', 'Wir haben 25 Praxen befragt: 23 sagten, sie brauchen das nicht.', true],
  ['es', 'Pregunté a 20 presidentes: 18 dijeron que no tienen ese problema.', true],
  ['zh', '我问了24所学校，22所说没有这个问题。', true],
  ['en', 'We interviewed 20 growers; 5 said they have no problem with it.', false],
  ['en', 'We interviewed 20 growers; 18 said that they have no time to check the rows.', false],
  ['en', 'Of the 30 florists who use our app, 28 said they have no trouble with it.', false],
])('most of those asked deny the trouble, or not: %s %s', (language, text, isRefuted) => {
  expect(kindsOf(text, language).includes('nobodyStayed')).toBe(isRefuted);
});

test.each(['80% of our customers leave a review.', 'Half of our customers leave a tip within the first week.'])(
  'who leaves something does not leave: %s',
  (sentence) =>
    expect(kindsOf(`Cafés in Leeds lose shifts. We make a rota app. ${sentence}`, 'en')).not.toContain('nobodyStayed'),
);
