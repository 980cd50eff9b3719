import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { readText } from '../../text/readText';
import { readChurn } from './churn';
import { isThingsGone } from './thingsGone';

const churnIn = (text: string, language: string): string[] =>
  readText(text, language).clauses.flatMap((clause) =>
    readChurn(clause).flatMap(({ quantity }) => (quantity ? [`${quantity.value}/${quantity.of}`] : [])),
  );

test.for([
  ['3,100 batches so far, 4 mix-ups stopped.', 'en'],
  ['Of 3,100 batches, 4 errors stopped.', 'en'],
  ['40 hospitals use it, 6 mix-ups stopped.', 'en'],
  ['400 scans so far and 5 pumps stopped.', 'en'],
  ['We ran 400 flights, 9 flights were cancelled.', 'en'],
  ['Of 400 seats, 12 seats left.', 'en'],
  ['3,100 batches so far, 4 stopped.', 'en'],
  ['9 of the 400 clinic appointments were cancelled.', 'en'],
  ['Of 400 clinic appointments 9 were cancelled.', 'en'],
  ['3100 Chargen bisher, 4 Fehler haben aufgehört.', 'de'],
  ['Von 400 Terminen wurden 9 Termine storniert.', 'de'],
  ['De 400 vuelos, 9 vuelos se cancelaron.', 'es'],
  ['400次预订里有9次取消了。', 'zh'],
] as const)('errors, appointments and batches are no customers who leave: %s', ([text, language]) =>
  expect(churnIn(text, language)).toEqual([]),
);

test.for([
  ['Of 60 bakeries, 4 bakeries stopped.', 'en', '4/60'],
  ['Of 60 gyms, 4 stopped.', 'en', '4/60'],
  ['38 of the 40 event venues cancelled.', 'en', '38/40'],
  ['Of 40 trip organisers 38 stopped.', 'en', '38/40'],
  ['Of 60 marinas, 4 marinas cancelled.', 'en', '4/60'],
  ['11 of the 12 clinics cancelled.', 'en', '11/12'],
  ['9 farmers pay and 1 farmer left.', 'en', '1/9'],
  ['Von 60 Bäckereien haben 4 Bäckereien gekündigt.', 'de', '4/60'],
  ['De 60 panaderías, 4 panaderías se dieron de baja.', 'es', '4/60'],
  ['60家面包店里有4家停了。', 'zh', '4/60'],
] as const)('customers are: %s', ([text, language, share]) => {
  expect(churnIn(text, language)).toEqual([share]);
  expect(readText(text, language).clauses.some(isThingsGone)).toBe(false);
});

test('the share who leave stays missing where only errors stopped', () => {
  const { report } = analysisOf('An app checks the labels of batches. 3,100 batches so far, 4 mix-ups stopped.');
  const texts = report.sentences.map(({ text }) => text);
  expect(texts.some((text) => text.includes('Customers who left'))).toBe(false);
  expect(texts.some((text) => text.includes('the share of customers who leave or come back'))).toBe(true);
});
