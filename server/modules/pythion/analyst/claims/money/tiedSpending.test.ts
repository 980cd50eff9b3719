import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const ideas = {
  en: 'Bakers in Porto forget orders. Our app notes them. ',
  de: 'Bäcker in Porto vergessen Bestellungen. Unsere App notiert sie. ',
  es: 'Las panaderías de Oporto olvidan pedidos. Nuestra app los anota. ',
  zh: '上海的面包店常常忘记订单。我们的小程序记录订单。',
} as const;
type Language = keyof typeof ideas;

const read = (language: Language, sentence: string) => {
  const { facts, report } = analysisOf(ideas[language] + sentence);
  const { sentences, scores } = report;
  return {
    cost: facts.acquisitionCost?.amount,
    unitCost: facts.unitCost?.amount,
    formulas: sentences.flatMap(({ formula }) => formula ?? []),
    missing: sentences.find(({ text }) => text.startsWith('Still missing'))?.text ?? '',
    reasons: scores.flatMap(({ reasons }) => reasons.map(({ text }) => text)),
  };
};

test.each<[Language, string]>([
  ['en', 'Ads brought 40 demos at about 60 euros each.'],
  ['en', 'A flyer campaign brought 30 calls at 4 euros each.'],
  ['en', 'We paid 600 dollars for a booth at the fair and got 30 business cards.'],
  ['en', 'Each sign-up from our ads costs us 4 euros.'],
  ['en', 'Google ads cost us 3 dollars per click.'],
  ['en', 'A demo costs us 60 dollars.'],
  ['de', 'Anzeigen brachten 40 Demos zu je 60 Euro.'],
  ['de', 'Ein Klick kostet uns 3 Euro.'],
  ['es', 'Un folleto trajo 30 llamadas a 4 euros cada una.'],
  ['zh', '广告带来40次演示,每次约60元。'],
])('what a click, a demo or a card costs is no cost of a customer or a sale: %s %s', (language, sentence) => {
  const { cost, unitCost, reasons } = read(language, sentence);
  expect(cost).toBeUndefined();
  expect(unitCost).toBeUndefined();
  expect(reasons).not.toContain('You know what a new customer costs.');
});

test.each<[Language, string, string]>([
  ['en', 'Ads brought 50 clicks at 3 dollars each, and 5 of them became customers.', '50 × 3 USD ÷ 5 = 30 USD'],
  [
    'en',
    'Facebook ads brought 120 visitors at 2 euros a visitor. 6 of them became customers.',
    '120 × 2 EUR ÷ 6 = 40 EUR',
  ],
  ['en', 'Ads brought 40 demos. Each cost about 60 euros, and 8 of them converted.', '40 × 60 EUR ÷ 8 = 300 EUR'],
  [
    'en',
    'We paid 600 euros for a booth at the fair and got 30 business cards; 4 of them bought.',
    '600 EUR ÷ 4 = 150 EUR',
  ],
  [
    'en',
    '22 bakers pay 90 euros a month. Our Instagram ads cost 900 euros and 18 of the 22 came from them.',
    '900 EUR ÷ 18 = 50 EUR',
  ],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro, und 5 davon wurden Kunden.', '50 × 3 EUR ÷ 5 = 30 EUR'],
  [
    'es',
    'Los anuncios trajeron 50 clics a 3 euros cada uno, y 5 de ellos se hicieron clientes.',
    '50 × 3 EUR ÷ 5 = 30 EUR',
  ],
  ['zh', '广告带来50次点击,每次3元,其中5家成了客户。', '50 × 3 CNY ÷ 5 = 30 CNY'],
])('spending is divided by those who became customers: %s %s', (language, sentence, formula) => {
  expect(read(language, sentence).formulas).toContain(formula);
});

test.each<[Language, string, number]>([
  ['en', 'Google ads brought 12 customers at 60 euros each.', 60],
  ['en', 'Flyers brought 5 bakers at 30 euros each, after 40 calls.', 30],
  ['en', 'A new customer costs us 40 euros in ads.', 40],
  ['en', 'We paid 600 euros for a booth at the fair and won 4 bakers there.', 150],
  ['zh', '每获得一家客户成本约45元。', 45],
])('what customers cost stays their cost: %s %s', (language, sentence, cost) => {
  expect(read(language, sentence).cost).toBe(cost);
});

test('clicks that came from ads are no customers', () => {
  const sentence =
    '22 bakers pay 90 euros a month. Our Instagram ads cost 900 euros and 18 of the 50 clicks came from them.';
  expect(read('en', sentence).cost).toBeUndefined();
});

test('what serving a customer costs wins nobody, and their number is not asked for', () => {
  const { missing, unitCost } = read('de', '5 Bäcker zahlen 90 Euro im Monat. Ein Kunde kostet uns im Monat 12 Euro.');
  expect(unitCost).toBe(12);
  expect(missing).not.toContain('how many');
  expect(read('en', 'A demo costs us 60 dollars.').missing).toContain('how many of those contacts became customers');
});

test('a call that is sold has a unit cost', () => {
  const text =
    'We answer calls for law firms in Leeds, which miss 9 calls a week. A call costs us 2 dollars and firms pay 5 dollars per call.';
  expect(analysisOf(text).facts.unitCost?.amount).toBe(2);
});

test.each<[Language, string]>([
  ['en', 'Ads brought 50 clicks at 3 dollars each, and 0 of them became customers.'],
  ['en', '22 bakers pay 90 euros a month. Our ads cost 900 euros and 0 of the 22 came from them.'],
  ['en', 'Our flyers cost 600 euros and brought 0 customers.'],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro, und 0 davon wurden Kunden.'],
  ['es', 'Los anuncios trajeron 50 clics a 3 euros cada uno, y 0 de ellos se hicieron clientes.'],
  ['zh', '广告带来50次点击,每次3元,其中0家成了客户。'],
])('a way that won nobody has no cost of a customer: %s %s', (language, sentence) => {
  const { cost, formulas } = read(language, sentence);
  expect(cost).toBeUndefined();
  expect(formulas.join()).not.toContain('∞');
});

test.each<[Language, string]>([
  ['en', 'Ads brought 50 leads at 3 dollars each. 12 of them have not bought.'],
  ['en', 'Ads brought 50 leads at 3 dollars each. 12 of them almost bought.'],
  ['en', 'Ads brought 50 leads at 3 dollars each. 12 of them already pay a rival.'],
  ['en', 'Ads brought 50 leads at 3 dollars each. 12 of them are customers of Breadly.'],
  ['en', 'Ads brought 50 leads at 3 dollars each. 12 of them bought nothing.'],
  ['en', 'Ads brought 50 leads at 3 dollars each. 8 of them will become customers next month.'],
  ['en', 'Ads brought 50 leads at 3 dollars each. None of the 12 bought.'],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro, und 40 davon sind wertlos.'],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro. 40 davon haben nie geantwortet.'],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro. 12 davon haben fast gekauft.'],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro. 12 davon sind Kunden der Konkurrenz.'],
  ['es', 'Los anuncios trajeron 50 clics a 3 euros cada uno. 12 de ellos casi compraron.'],
  ['es', 'Los anuncios trajeron 50 clics a 3 euros cada uno. 12 de ellos no son clientes.'],
  ['es', 'Los anuncios trajeron 50 clics a 3 euros cada uno. 12 de ellos pagan a la competencia.'],
  ['zh', '广告带来50次点击,每次3元,其中12家还没购买。'],
])('who has not bought from us is not won: %s %s', (language, sentence) => {
  const { cost, formulas } = read(language, sentence);
  expect(cost).toBeUndefined();
  expect(formulas.filter((formula) => formula.includes('50 ×'))).toEqual([]);
});

test.each<[Language, string, number]>([
  ['en', 'Ads brought 50 leads at 3 dollars each. 5 of them have since become paying customers.', 30],
  ['en', 'Ads brought 50 leads at 3 dollars each. 5 of them later bought from us.', 30],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro. 5 davon haben später ein Abo gekauft.', 30],
  ['de', 'Anzeigen brachten 50 Klicks zu je 3 Euro. 5 davon sind heute zahlende Kunden.', 30],
  ['es', 'Los anuncios trajeron 50 clics a 3 euros cada uno. 5 de ellos ya son clientes.', 30],
  ['es', 'Los anuncios trajeron 50 clics a 3 euros cada uno. 5 de ellos compraron después.', 30],
])('who bought is, with whatever adverb: %s %s', (language, sentence, cost) => {
  expect(read(language, sentence).cost).toBe(cost);
});

test.each<[string, number | undefined]>([
  ['We spent $420 on ads, got 310 clicks, 37 people left their email.', undefined],
  ['We spent $420 on ads and 12 people joined the waiting list.', undefined],
  ['We spent $420 on ads and 12 people joined.', 35],
  ['We spent $420 on ads and won 12 customers by email.', 35],
])('whoever leaves an address is no customer: %s', (sentence, cost) => expect(read('en', sentence).cost).toBe(cost));
