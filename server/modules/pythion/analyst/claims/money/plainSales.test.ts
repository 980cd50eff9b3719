import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readListedPrices } from './listedPrice';
import { readPlainSales } from './plainSales';

const ourPrice: Readonly<Record<string, string>> = {
  en: 'We charge £30 a visit. ',
  de: 'Wir nehmen 30 € pro Besuch. ',
  es: 'Cobramos 30 € por visita. ',
  zh: '我们每次收费30元。',
};

const isSold = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return readPlainSales(clauses, [...readClaims(clauses), ...readListedPrices(clauses)]).length > 0;
};

test.each([
  // Goods sold since a date, without who sold them.
  ['Sold 73 since August, nearly a third to grandparents.', 'en'],
  ['Since August I have sold 73 of them.', 'en'],
  ['73 sold since August.', 'en'],
  ['So far 140 sold, mostly at the market.', 'en'],
  ['Shifted 140 sets since Easter through two farm shops.', 'en'],
  ['Seit August 73 verkauft.', 'de'],
  ['Seit Ostern 140 Sets verkauft.', 'de'],
  ['Desde Semana Santa he vendido 140.', 'es'],
  ['从三月到现在卖了410块。', 'zh'],
  ['Seit Mai habe ich 73 Stück verkauft.', 'de'],
  ['Bisher 73 Stück verkauft.', 'de'],
  ['Desde agosto llevo vendidas 73.', 'es'],
  ['Vendidos 73 desde agosto.', 'es'],
  ['73 cajas vendidas desde mayo.', 'es'],
  ['目前签了41家,一共两百三十多台。', 'zh'],
  ['今年到现在已经订出去三百六十个。', 'zh'],
  ['八月以来卖出73套。', 'zh'],
  ['卖出57份，退款4份。', 'zh'],
  ['去年租出去一百一十个。', 'zh'],
  // Customers of a service.
  ['We look after 14 practices now.', 'en'],
  ['I currently service 22 pubs round Leeds.', 'en'],
  ['We now supply 9 bakeries.', 'en'],
  ['31 farms on our books.', 'en'],
  ['Wir betreuen inzwischen 31 Betriebe.', 'de'],
  ['Inzwischen betreue ich 14 Praxen.', 'de'],
  ['Aktuell beliefern wir 12 Hotels.', 'de'],
  ['Ya llevo 17 locales.', 'es'],
  ['Hoy atendemos 23 comunidades.', 'es'],
  ['Ya tenemos 31 clientes.', 'es'],
  ['我们现在服务着26家饭店。', 'zh'],
  ["We've got 19 schools on contract.", 'en'],
  ['Mittlerweile habe ich 22 Restaurants als Kunden.', 'de'],
  ['Im Moment sind es 19 Praxen.', 'de'],
  ['Ahora mismo trabajo con 22 restaurantes.', 'es'],
  ['Tengo 19 colegios contratados.', 'es'],
  ['现在有36家饭店在用。', 'zh'],
  // Invoiced in a past period.
  ['We did £23,400 last year.', 'en'],
  ["Last year's turnover was £61,000.", 'en'],
  ['去年做了31万。', 'zh'],
  ['2024 haben wir 23.400 Euro abgerechnet.', 'de'],
  ['El año pasado hice 23.400 euros.', 'es'],
  ['Last year came out at £54,300 of invoices before the van and my own wages.', 'en'],
  ['We invoiced £38,000 last year.', 'en'],
  ['Turnover of £41,000 last year.', 'en'],
  ['Sales in 2024: £41,000.', 'en'],
  ['Umsatz 2024: 41.000 Euro.', 'de'],
  ['Letztes Jahr haben wir 41.000 Euro umgesetzt.', 'de'],
  ['Umsatz im letzten Jahr 38.500 Euro.', 'de'],
  ['Facturé 38.000 euros el año pasado.', 'es'],
  ['El año pasado facturamos 38.000 euros.', 'es'],
  ['Ventas de 2024: 38.000 euros.', 'es'],
  ['去年营业额12万元。', 'zh'],
  // Who orders all the time.
  ['Twenty-two salons send me a box every month or so.', 'en'],
  ['14 farms order from us each week.', 'en'],
  ['Nine schools book me twice a year.', 'en'],
  ['Around thirty schools post me their broken ones every term.', 'en'],
  ["We've 340 households on the round.", 'en'],
  ['三十多所学校每学期都寄给我们。', 'zh'],
  ['Twelve restaurants have me in every fortnight.', 'en'],
  ['30 kitchens leave a box out for me each week.', 'en'],
  ['22 Salons schicken mir jeden Monat eine Kiste.', 'de'],
  ['14 Höfe bestellen jede Woche bei uns.', 'de'],
  ['22 peluquerías me mandan una caja cada mes.', 'es'],
  ['14 bares nos piden todas las semanas.', 'es'],
  ['每个月有22家店找我们订货。', 'zh'],
])('is a sale at a price of ours: %s', (text, language) =>
  expect(isSold(ourPrice[language] + text, language)).toBe(true),
);

test.each([
  // Planned or wished.
  ['We want to sell 73 by next August.', 'en'],
  ['We hope to look after 40 practices.', 'en'],
  ['Bis Mai wollen wir 31 Betriebe betreuen.', 'de'],
  ['Wir planen 41.000 Euro Umsatz im ersten Jahr.', 'de'],
  ['Queremos llegar a 40 locales.', 'es'],
  ['目标今年签下40家。', 'zh'],
  ['我们打算今年卖出300套。', 'zh'],
  // Of others.
  ['The rival has sold 300 since August.', 'en'],
  ['Their turnover was £300,000 last year.', 'en'],
  ['A bakery sold 300 of them last year.', 'en'],
  ['The market had sales of £3,000,000 last year.', 'en'],
  ['Der Wettbewerber betreut 300 Betriebe.', 'de'],
  ['对手去年签了300家。', 'zh'],
  ['美团去年签了300家。', 'zh'],
  ['A box at £19. 300 sold by a shop in Leeds since August.', 'en'],
  // Free, tried, intended, listed.
  ['We look after 14 practices now in a free trial.', 'en'],
  ['We look after 14 practices now. None of them pays.', 'en'],
  ['We look after 14 practices now. They get it for free.', 'en'],
  ['We have signed letters of intent with 14 practices.', 'en'],
  ['14 shops on our waiting list.', 'en'],
  ['73 listed since August.', 'en'],
  ['730 downloads since August.', 'en'],
  ['Wir betreuen inzwischen 31 Betriebe im Test, kostenlos.', 'de'],
  ['Wir betreuen inzwischen 31 Betriebe. Keiner zahlt.', 'de'],
  ['Ya llevo 17 locales. Ninguno paga.', 'es'],
  ['Ya llevo 17 locales en prueba.', 'es'],
  ['目前签了41家意向书。', 'zh'],
  ['目前签了41家免费试用。', 'zh'],
  // What we pay, and what is no customer and no order.
  ['We were invoiced £4,000 last year.', 'en'],
  ['We made a jig for £300 last year.', 'en'],
  ['I made £23,400 last year in my job.', 'en'],
  ['The van cost us £4,000 last year.', 'en'],
  ['Llevo 17 años en esto.', 'es'],
  ['去年做了3万次测试。', 'zh'],
  ['We have 14 shops of our own now.', 'en'],
  ['140 households on the round are interested.', 'en'],
  ['We look after 14 vans.', 'en'],
  ['Twenty-two salons send me questions every month.', 'en'],
  ['Twenty-two salons buy a box from the chain every month.', 'en'],
  ['22 Salons schicken jeden Monat eine Kiste an den Hersteller.', 'de'],
  ['去年花了12万元。', 'zh'],
])('is none: %s', (text, language) => expect(isSold(ourPrice[language] + text, language)).toBe(false));

test('what we sold in a trial is a sale, whatever the thing and without a price', () => {
  const isSoldAlone = (text: string): boolean => readPlainSales(readText(text, 'de').clauses, []).length > 0;
  expect(isSoldAlone('Auf drei Baustellen haben wir eine Woche lang probegekocht und 55 Kuchen verkauft.')).toBe(true);
  expect(isSoldAlone('Im Juni haben wir auf dem Markt gestanden und 30 Gläser verkauft.')).toBe(true);
  expect(isSoldAlone('Wir haben die Wohnung geräumt und 55 Aktien verkauft.')).toBe(false);
  expect(isSoldAlone('Ein Bäcker hat probiert und 55 Kuchen verkauft.')).toBe(false);
  expect(isSoldAlone('Wir haben den Hof aufgegeben und 30 Kühe verkauft.')).toBe(false);
  expect(isSoldAlone('Ich habe bei einem Autohaus gearbeitet und 300 Autos verkauft.')).toBe(false);
  expect(isSoldAlone('Wir haben probegekocht und keine 55 Kuchen verkauft.')).toBe(false);
});

test('what is sold without a price of ours is no sale at a price', () => {
  expect(isSold('Sold 73 since August.', 'en')).toBe(false);
  expect(isSold('We look after 14 practices now.', 'en')).toBe(false);
});
