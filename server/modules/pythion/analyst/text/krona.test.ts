import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

test.each([
  ['Dentists in Oslo lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kroner a month.', 'NOK'],
  ['Dentists in Bergen lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kr. a month.', 'NOK'],
  ['Dentists in Stockholm lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kroner a month.', 'SEK'],
  ['Dentists in Goteborg lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kronor a month.', 'SEK'],
  ['Dentists in Copenhagen lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kroner a month.', 'DKK'],
  ['Zahnärzte in Oslo verlieren Zeit. Unsere App nimmt Anrufe an. 5 Zahnärzte zahlen 900 Kronen im Monat.', 'NOK'],
  ['Los dentistas de Oslo pierden tiempo. Nuestra app atiende llamadas. 5 dentistas pagan 900 coronas al mes.', 'NOK'],
  ['奥斯陆的牙医每周损失3小时。我们的应用接电话。5家诊所每月付900克朗。', 'NOK'],
])('the country that is named decides about kroner: %s', (text, currency) => {
  expect(analysisOf(text).facts.price).toMatchObject({ amount: 900, currency });
});

test.each([
  'Dentists lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kroner a month.',
  'Dentists in Oslo and Aarhus lose 3 hours a week. Our app takes calls. 5 dentists pay 900 kroner a month.',
])('without one country, kroner stay what they were: %s', (text) => {
  expect(analysisOf(text).facts.price?.currency).toBe('DKK');
});

test.each([
  'Unser Labor fertigt Kronen für Zahnärzte in Oslo. Unsere App verteilt die Aufträge. Wir machen 20 Kronen am Tag.',
  'Zahnärzte in Oslo warten lange. Unsere App verteilt die Aufträge. Wir fräsen 20 Kronen am Tag.',
  'Las floristas de Suecia pierden pedidos de coronas. Nuestra app los anota. Cada florista vende 20 coronas al mes.',
  'Las floristas de Suecia pierden pedidos. Nuestra app los anota. Cada florista vende 20 coronas al mes.',
])('crowns and wreaths are no money: %s', (text) => {
  const { facts, report } = analysisOf(text);
  expect(facts.price).toBeNull();
  expect(report.scores.flatMap(({ reasons }) => reasons.map(({ text: said }) => said))).not.toContain(
    'You said what the price is for.',
  );
});

test.each([
  ['Zahnärzte in Oslo verlieren Zeit. Unsere App nimmt Anrufe an und kostet 900 Kronen im Monat.', 'NOK'],
  ['Zahnärzte in Stockholm verlieren Zeit. Unsere App verlangt 900 Kronen im Monat.', 'SEK'],
  ['Las floristas de Suecia pierden pedidos. Nuestra app cuesta 900 coronas al mes.', 'SEK'],
])('what is charged is: %s', (text, currency) => {
  expect(analysisOf(text).facts.price).toMatchObject({ amount: 900, currency });
});
