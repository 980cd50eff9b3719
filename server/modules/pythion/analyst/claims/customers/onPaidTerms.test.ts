import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const read = (text: string) => {
  const { facts, report } = analysisOf(text);
  return {
    payers: facts.payingCustomers,
    price: facts.price?.amount,
    formulas: report.sentences.flatMap(({ formula }) => formula ?? []),
  };
};

const ideas = {
  en: 'Dental practices in Lyon lose 3 hours a week to phone calls. ',
  de: 'Zahnarztpraxen in Lyon verlieren 3 Stunden pro Woche. ',
  es: 'Las clínicas dentales de Lyon pierden 3 horas por semana. ',
  zh: '里昂的牙科诊所每周因电话损失3小时。',
} as const;

test.each<[keyof typeof ideas, string]>([
  ['en', 'We work for 12 practices, which pay 90 euros per month.'],
  ['en', 'We answer calls for 12 practices in Lyon, which pay us 90 euros a month.'],
  ['en', '12 practices are on a paid pilot of 90 euros per month.'],
  ['en', 'We have 12 practices on a paid pilot at 90 euros a month.'],
  ['en', 'We run a paid pilot with 12 practices at 90 euros per month.'],
  ['de', 'Wir arbeiten für 12 Praxen, die 90 Euro im Monat zahlen.'],
  ['de', 'Wir nehmen für 12 Praxen Anrufe an, die uns 90 Euro im Monat zahlen.'],
  ['de', '12 Praxen sind in einem bezahlten Pilot für 90 Euro im Monat.'],
  ['es', 'Trabajamos para 12 clínicas, que pagan 90 euros al mes.'],
  ['es', '12 clínicas están en un piloto de pago de 90 euros al mes.'],
  ['zh', '我们为12家诊所服务,它们每月付90元。'],
  ['zh', '12家诊所正在付费试用,每月90元。'],
])('who is on a paid pilot or served for a price pays: %s %s', (language, sentence) => {
  const { payers, price, formulas } = read(ideas[language] + sentence);
  expect(payers).toBe(12);
  expect(price).toBe(90);
  expect(formulas.join(' ')).toMatch(/12 × 90 \w+ per month = 1,080/);
});

test.each([
  'Law firms in Leeds miss calls. We talked to 12 firms, which pay 300 dollars a month for a receptionist.',
  'Law firms in Leeds miss calls. We work with 12 firms, which pay 300 dollars a month to a call centre.',
  'Law firms in Leeds miss calls. 12 firms asked for a paid pilot.',
  'Law firms in Leeds miss calls. We hope to have 12 firms on a paid pilot by May.',
  'Law firms in Leeds miss calls. 12 firms are on a free pilot.',
])('who pays others, asks or is hoped for does not pay us: %s', (text) => {
  expect(read(text).payers).toBeNull();
});

test('a paid pilot keeps its price beside costs, and who stopped is counted among those on it', () => {
  const { facts, report } = analysisOf(
    'We are building an app for schools in Bergen, which lose 3 hours a week to absence calls. We have 5 schools on a paid pilot of 2,000 kroner per term, and 1 of them stopped. Our rent is 9,000 kroner a month and our developer costs 60,000 kroner a month.',
  );
  expect(facts).toMatchObject({
    price: { amount: 2000, currency: 'NOK' },
    payingCustomers: 5,
    fixedCosts: { amount: 69_000, currency: 'NOK' },
  });
  const shown = report.scores.flatMap(({ reasons }) => reasons.map(({ quote }) => quote ?? ''));
  expect(shown.filter((quote) => quote.includes('stopped'))).toEqual([]);
});

const bakers = 'Bakers in Porto forget orders. Our app notes them. ';
test.each([
  `${bakers}12 bakers are on a paid pilot at 90 euros per month with our rival Breadly. Our app is free.`,
  `${bakers}12 bakers are on a paid pilot with Breadly.`,
  `${bakers}12 firms are in paid programs of a rival.`,
  `${bakers}12 practices are on paid plans of Doctolib.`,
  `${bakers}12 practices are on a paid plan from another vendor.`,
  'Bäcker in Porto vergessen Bestellungen. 12 Bäcker sind in einem bezahlten Pilot von Brotly.',
  'Bäcker in Porto vergessen Bestellungen. 12 Bäcker sind in einem bezahlten Pilot mit Brotly.',
  'Las panaderías de Oporto olvidan pedidos. 12 panaderías están en un piloto de pago de Panly.',
])('who pays a rival is no payer of ours: %s', (text) => {
  expect(read(text).payers).toBeNull();
});

test.each([
  `${bakers}12 bakers are on a paid pilot with us at 90 euros per month.`,
  `${bakers}12 bakers are on a paid pilot of our app at 90 euros per month.`,
  `${bakers}12 bakers are on a paid pilot of 90 euros per month.`,
  'Bäcker in Porto vergessen Bestellungen. 12 Bäcker sind in einem bezahlten Pilot mit uns für 90 Euro im Monat.',
  'Las panaderías de Oporto olvidan pedidos. 12 panaderías están en un piloto de pago con nosotros de 90 euros al mes.',
])('who is on a pilot of ours is: %s', (text) => {
  expect(read(text)).toMatchObject({ payers: 12, price: 90 });
});
