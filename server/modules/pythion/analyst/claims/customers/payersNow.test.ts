import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const payersIn = (text: string, language: Language): (number | undefined)[] =>
  readClaims(readText(text, language).clauses).flatMap(({ kind, quantity }) =>
    kind === 'payingCustomers' ? [quantity?.value] : [],
  );

test.each([
  ['We have 62 paying firms with 171 vans.', 'en', 62],
  ['We have 14 paying salons.', 'en', 14],
  ['We currently have 40 paying practices.', 'en', 40],
  ['We have 14 paying florists.', 'en', 14],
  ['We have 23 shops on annual contracts at €4,800.', 'en', 23],
  ['340 pay, about 2% leave every month.', 'en', 340],
  ["We've got 40 customers paying £30 a month.", 'en', 40],
  ['We have 40 customers at £30 a month.', 'en', 40],
  ['Wir haben 23 Läden mit Jahresverträgen zu 4.800 Euro.', 'de', 23],
  ['Tenemos 23 tiendas con contrato anual de 4.800 euros.', 'es', 23],
  ['Wir haben inzwischen 14 zahlende Salons.', 'de', 14],
  ['Tenemos 40 bares que nos pagan.', 'es', 40],
  ['Ya pagan 41 dentistas.', 'es', 41],
  ['Hoy nos pagan unas 41 clínicas.', 'es', 41],
  ['Han pagado 40 bares.', 'es', 40],
] as const)('those who pay are counted: %s', (text, language, count) =>
  expect(payersIn(text, language)).toEqual([count]),
);

test.each([
  ['We have 62 firms with 171 vans.', 'en'],
  ['We have 40 customers at 12 sites.', 'en'],
  ['340 pay late.', 'en'],
  ['We want 23 shops on annual contracts at €4,800.', 'en'],
  ['We hope to have 14 paying salons.', 'en'],
  ['We want 14 paying salons.', 'en'],
  ['Our rival has 14 paying salons.', 'en'],
  ['We have 40 paying guests a night.', 'en'],
  ['Wir haben 14 Salons.', 'de'],
  ['Han pagado 40 facturas.', 'es'],
  ['Ya pagan 41 euros.', 'es'],
  ['No pagan 41 dentistas.', 'es'],
  ['Tenemos 40 bares interesados que pagarían.', 'es'],
] as const)('and nobody else is: %s', (text, language) => expect(payersIn(text, language)).toEqual([]));
