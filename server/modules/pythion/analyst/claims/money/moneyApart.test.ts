import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';
import type { Language } from '../../text/language';

const kindsOf = (text: string, language: Language): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  ['瑜伽馆，月卡380元。', 380, 'month'],
  ['我们开健身房，包年1500元。', 1500, 'year'],
  ['我们做鲜花订阅，包月99元。', 99, 'month'],
  ['我们开健身房，月费199元。', 199, 'month'],
  ['Wir betreiben ein Yogastudio. Die Monatskarte kostet 38 €.', 38, 'month'],
  ['Llevamos un estudio de yoga. El bono mensual es de 38 €.', 38, 'month'],
  ['We run a yoga studio. A monthly pass is 38 €.', 38, 'month'],
  ['我们开瑜伽馆，首月9元。', 9, 'once'],
])('a pass is paid for its time: %s', (text, amount, period) => {
  expect(analysisOf(text).facts.price).toMatchObject({ amount, period });
});

test.each<[string, Language, number]>([
  ['我们开瑜伽馆。手上有8万元存款，装修要5万元。', 'zh', 80_000],
  ['我们开面馆。手里有10万元积蓄，设备要3万元。', 'zh', 100_000],
  ['We open a café. We have 20,000 € in savings, and the fit-out costs 12,000 €.', 'en', 20_000],
  ['Wir eröffnen ein Café. Wir haben 20.000 € gespart, der Umbau kostet 12.000 €.', 'de', 20_000],
  ['Abrimos un café. Tenemos 20.000 € ahorrados y la reforma cuesta 12.000 €.', 'es', 20_000],
])('cash and what is bought of it are no price, and no loss on a sale: %s', (text, language, cash) => {
  expect(analysisOf(text).facts).toMatchObject({ cash: { amount: cash }, price: null });
  const kinds = kindsOf(text, language);
  for (const kind of ['payer', 'revenueIntent', 'priceNumber', 'negativeMargin']) expect(kinds).not.toContain(kind);
});

test('a price beside our cash stays one', () => {
  const text = 'We have 20,000 € in the bank and a breakfast costs 5 €. We sell breakfasts to hikers.';
  expect(analysisOf(text).facts).toMatchObject({ cash: { amount: 20_000 }, price: { amount: 5 } });
});

test.each<[string, Language]>([
  ['We bring trainers to offices. Today they pay 45 € for a month of gym.', 'en'],
  ['We bring trainers to offices. Staff currently pay £45 for a gym month.', 'en'],
  ['Wir bringen Trainer in Büros. Heute zahlen sie 45 € für einen Monat Fitnessstudio.', 'de'],
  ['Llevamos entrenadores a oficinas. Hoy pagan 45 € por un mes de gimnasio.', 'es'],
])('what they pay for something else today is today’s way alone: %s', (text, language) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toContain('alternative');
  for (const kind of ['payer', 'revenueIntent', 'priceNumber']) expect(kinds).not.toContain(kind);
});

test.each<[string, Language]>([
  ['We bring trainers to offices. Today 12 offices pay us 45 € a month.', 'en'],
  ['We have a wallet app. Today 20 shops pay 45 € for it.', 'en'],
  ['Wir bringen Trainer in Büros. Heute zahlen uns 12 Büros 45 € im Monat.', 'de'],
  ['Llevamos entrenadores a oficinas. Hoy nos pagan 12 oficinas 45 € al mes.', 'es'],
])('what they pay us today is our revenue: %s', (text, language) => {
  expect(kindsOf(text, language)).toContain('payer');
});

test.each<[string, Language]>([
  ['Wir vermitteln Handwerker an Vermieter. Wir verdienen mit 8 % Provision.', 'de'],
  ['Wir vermitteln Handwerker an Vermieter und verlangen eine Provision von 8 %.', 'de'],
  ['Wir vermitteln Handwerker an Vermieter. Unsere Provision beträgt 8 %.', 'de'],
  ['We match cleaners with hosts. We take a 10% commission on each booking.', 'en'],
  ['Conectamos fontaneros con vecinos. Cobramos una comisión del 8 %.', 'es'],
  ['Conectamos fontaneros con vecinos. Nuestra comisión es del 8 %.', 'es'],
  ['我们帮房东找维修工，收8%的佣金。', 'zh'],
  ['我们帮房东找维修工，每单抽成8%。', 'zh'],
])('a commission is a price, and no amount of money: %s', (text, language) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toContain('commission');
  expect(kinds).toContain('priceNumber');
  expect(analysisOf(text).facts.price).toBeNull();
});

test.each<[string, Language]>([
  ['Die Plattform nimmt den Wirten 30 % Provision ab. Wir bauen einen eigenen Lieferdienst.', 'de'],
  ['Portale verlangen 15 % Provision. Wir vermitteln Ferienwohnungen für 9 € im Monat.', 'de'],
  ['Wir zahlen Booking 15 % Provision.', 'de'],
  ['Las plataformas cobran una comisión del 30 %. Ayudamos a restaurantes a repartir.', 'es'],
  ['美团收20%的佣金。我们帮饭馆自己送。', 'zh'],
])('a commission of others is none: %s', (text, language) => {
  expect(kindsOf(text, language)).not.toContain('commission');
});

test.each([
  'Wir liefern Kuchen an Büros. In acht Wochen kamen 52 Bestellungen zu je 18 €.',
  'Wir reparieren Räder. Im Mai hatten wir 31 bezahlte Aufträge zu 60 €.',
  'We bake cakes for offices. In eight weeks 52 orders came in at $18 each.',
  'We run tours. 31 bookings were paid at 60 €.',
  'Ayudo a pymes con impuestos. En tres meses, 23 consultas pagadas a 45 €.',
])('orders are paid, and no count of customers: %s', (text) => {
  const { facts, report } = analysisOf(text);
  expect(facts.payingCustomers).toBeNull();
  expect(report.scores.find(({ key }) => key === 'revenue')?.score).toBeGreaterThanOrEqual(4);
});

test.each([
  ['我们给写字楼送便当。12人下单，每份18元。', 12],
  ['We bake cakes for offices. 14 offices have paid $18 each.', 14],
  ['Wir backen Brot für Kantinen. 40 Kunden haben je 18 € bezahlt.', 40],
])('who ordered and paid is counted: %s', (text, customers) => {
  expect(analysisOf(text).facts.payingCustomers).toBe(customers);
});

test.each([
  ['We charge 8 euros a month for rides to school. 60 parents pay.', 60],
  ['We charge 8 euros a month for rides to school. 60 parents now pay us.', 60],
  ['We charge 8 euros a month for rides to school. 60 parents pay rent.', null],
  ['We charge 8 euros a month for rides to school. If 60 parents pay, we break even.', null],
])('those who pay without an object pay us: %s', (text, customers) => {
  expect(analysisOf(text).facts.payingCustomers).toBe(customers);
});
