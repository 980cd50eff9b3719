import { expect, test } from 'vitest';
import { readText } from './readText';

const moneyIn = (text: string, language: string) =>
  readText(text, language).clauses.flatMap(({ quantities }) =>
    quantities.flatMap(({ kind, value, currency, period, per }) =>
      kind === 'money' ? [[value, currency, period ?? per].join(' ')] : [],
    ),
  );

test.each([
  ['L’hébergement nous coûte 40 euros par mois.', 'fr', '40 EUR month'],
  ['L’atelier paie 200 euros par an.', 'fr', '200 EUR year'],
  ['Le cabinet paie 25 euros par remplacement pourvu.', 'fr', '25 EUR remplacement'],
  ['Preço: R$ 900 por visita.', 'pt', '900 BRL visita'],
  ['O servidor nos custa R$ 300 por mês.', 'pt', '300 BRL month'],
  ['La clínica pagó 4 millones de euros.', 'es', '4000000 EUR '],
  ['El mercado vale 30 millones de euros al año.', 'es', '30000000 EUR year'],
  ['We charge C$40 a month.', 'en', '40 CAD month'],
  ['We charge NT$900 a month.', 'en', '900 TWD month'],
  ['We charge S$30 a month.', 'en', '30 SGD month'],
  ['We charge HK$300 a month.', 'en', '300 HKD month'],
  ['We charge RM30 a month.', 'en', '30 MYR month'],
  ['We charge 40 dollers a month.', 'en', '40 USD month'],
])('an amount with its currency and what it is for: %s', (text, language, amount) =>
  expect(moneyIn(text, language)).toEqual([amount]),
);

test.each([
  ['Cobraremos 300 mensuales por clínica.', 'es', '300 month clínica'],
  ['We charge 40 euros monthly per clinic.', 'en', '40 month clinic'],
  ['Wir nehmen 40 Euro monatlich pro Praxis.', 'de', '40 month praxis'],
])('what is paid each month for one of something: %s', (text, language, amount) =>
  expect(
    readText(text, language).clauses.flatMap(({ quantities }) =>
      quantities.map(({ value, period, per }) => [value, period, per].join(' ')),
    ),
  ).toEqual([amount]),
);

test('a place is no currency', () =>
  expect(readText('We baked 400 pies in 12 Durham kitchens.', 'en').tokens.map(({ text }) => text)).toContain(
    'durham',
  ));

test.each([
  ['de', 'Vierzehn Betriebe nutzen es.', 14],
  ['de', 'Einundzwanzig Kunden zahlen.', 21],
  ['de', 'Zweihundert Leute kamen.', 200],
  ['es', 'Trece equipos repiten.', 13],
  ['es', 'Veinticuatro clientes pagan.', 24],
])('%s: a number in words: %s', (language, text, number) =>
  expect(readText(text, language).clauses[0]?.quantities[0]?.value).toBe(number),
);
