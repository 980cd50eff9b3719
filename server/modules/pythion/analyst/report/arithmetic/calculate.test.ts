import { expect, test } from 'vitest';
import { marketOf } from '../../testing/marketOf';

test.each([
  [
    'A cheap pH logger for university labs. 5 labs rented a logger for 35 euro a week. Making one costs 140 euros.',
    '140 EUR ÷ 35 EUR per week = 4 weeks',
  ],
  [
    'Ovens for bakers in Leeds. An oven costs us £630 to build and we rent it for £45 a month.',
    '630 GBP ÷ 45 GBP per month = 14 months',
  ],
])('a purchase is paid back by rent: %s', (text, formula) => {
  const { formulas, texts } = marketOf(text);
  expect(formulas).toContain(formula);
  expect(formulas.join(' ')).not.toContain('−');
  expect(texts).toContain('your cost for the period of the price');
});

test('a subscription pays nothing back that each delivery costs', () => {
  const { formulas } = marketOf('Boxes for knitters in Ohio. A box costs us $9. 40 knitters pay $12 a month.');
  expect(formulas.join(' ')).not.toContain('9 USD ÷');
});

const cafes = 'Bookkeeping app for cafes in Ghent. 40 cafes pay $50 a month.';

test.each([
  ['A developer costs us $2,000 a month.', '2,000 USD per month ÷ 50 USD per month = 40'],
  [
    'Rent is $900 a month and one part-time person costs us $1,100 a month.',
    '(900 + 1,100) USD per month ÷ 50 USD per month = 40',
  ],
  [
    'Rent and staff cost us $4,000 a month. A cafe costs us $10 a month.',
    '4,000 USD per month ÷ 40 USD per month = 100',
  ],
])('fixed costs are divided by what a customer leaves: %s', (cost, formula) => {
  const { formulas } = marketOf(`${cafes} ${cost}`);
  expect(formulas).toContain(formula);
  expect(formulas).toContain('40 × 50 USD per month = 2,000 USD per month');
});

test.each([
  [
    'Sensor for beekeepers in Bavaria sells for 89 euros, parts are 34 euros, assembly 11.',
    '89 EUR − (34 + 11) EUR = 44 EUR',
  ],
  [
    'I repair cargo bikes for families in Ghent. 212 repairs since September, 85 euro on average, parts cost me 22 and about 9 euro for the van. Two shops send me people and I give them 8 euro per customer.',
    '85 EUR − (22 + 9) EUR = 54 EUR',
  ],
  ['Bowls for offices in Ohio. A bowl sells for 11.50 dollars. It costs us 14.20.', '11.5 USD − 14.2 USD = −2.7 USD'],
  [
    'Ovens for restaurants in Porto. Restaurants pay 640 euros per oven and we keep 12%. Each listing costs us 90 euros.',
    '640 EUR × 12 ÷ 100 − 90 EUR = −13.2 EUR',
  ],
  [
    'Marketplace for hygienists. Last month practices booked 74 shifts at $496 per shift, we keep 15%.',
    '74 per month × 496 USD × 15 ÷ 100 = 5,505.6 USD per month',
  ],
  [
    'Bread for restaurants at £4.50 per kilo. We sold 310 kilos last month to 7 restaurants.',
    '310 per month × 4.5 GBP = 1,395 GBP per month',
  ],
  [
    'Bookkeeping for streamers in Canada. They got fined. We charge 129 CAD a month, 26 clients.',
    '26 × 129 CAD per month = 3,354 CAD per month',
  ],
  [
    'Phishing training for care homes. We charge $3 per employee per month, a care home has about 70 employees.',
    '70 × 3 USD per employee per month = 210 USD per month',
  ],
  [
    'Puzzle game for couples. We have burned 60k of our 110k savings, 9k a month.',
    '(110,000 − 60,000) ÷ 9,000 per month ≈ 5.56 months',
  ],
  [
    'Bike delivery for wholesalers in Utrecht. We have 45k euro in the bank and burn 6k a month.',
    '45,000 EUR ÷ 6,000 EUR per month = 7.5 months',
  ],
  [
    'Table software for startups in Nigeria. Runway: $18,000 left, spending 3,000 monthly.',
    '18,000 USD ÷ 3,000 USD per month = 6 months',
  ],
  ['Device for clinics in Ohio. 13 clinics rent 210 devices, 11 renewed.', '11 ÷ 13 ≈ 85%'],
])('is calculated where all operands are stated: %s', (text, formula) => {
  expect(marketOf(text).formulas).toContain(formula);
});

test.each([
  [
    'Furniture insurance for tenants in Leeds. 310 dollars of google ads brought 1,240 visitors, 37 left their email.',
    undefined,
  ],
  [
    'Charity that lends hearing aids to refugees in Jordan. UNHCR paid us a grant of $120,000. One aid costs us $95.',
    undefined,
  ],
  ['Wir vermieten Hochbeete an Büros in Köln, 49 Euro im Monat pro Beet. Laut IHK gibt es in Köln 3.100 Firmen.', 'de'],
  ['Nurse training for clinics. There are 3,100 clinics in Ohio. We charge $3 per nurse a month.', undefined],
])('numbers of different things are left apart: %s', (text, language) => {
  expect(marketOf(text, language).formulas).toEqual([]);
});

test('a missing currency is asked for, and not the price', () => {
  const { texts } = marketOf('Scaffolding firms in Leeds lose tubes. Two firms pay us 290 a month.');
  expect(texts).toContain('the currency of your price');
  expect(texts).not.toContain('a price and what it is for');
});

test.each(['Nobody left so far.', 'Churn is zero.'])('no churn is not asked for again: %s', (text) => {
  const { texts } = marketOf(`Kiln rental for potters in Leeds. 58 potters pay us £20 a month. ${text}`);
  expect(texts).not.toContain('the share of customers who leave');
});

test('a deposit is no price where another is stated', () => {
  const { formulas } = marketOf(
    'Wir bauen eine Software für Steuerkanzleien. Drei haben 500 € angezahlt. Preis soll 79 € im Monat sein. Es gibt rund 50.000 Steuerkanzleien laut Bundessteuerberaterkammer.',
    'de',
  );
  expect(formulas.join(' ')).not.toContain('500 EUR');
});

test('what has to be paid in a month is added up, for break-even and runway alike', () => {
  const { formulas } = marketOf(
    'Bean scale for cafes. 40 cafes pay $50 a month. Rent is $900 a month. Salaries are $3,000 a month. We have $18,000 in the bank.',
  );
  expect(formulas).toContain('(900 + 3,000) USD per month ÷ 50 USD per month = 78');
  expect(formulas).toContain('18,000 USD ÷ (900 + 3,000) USD per month ≈ 4.62 months');
});

test.each([
  [
    'Bowls for offices. A bowl sells for 11 dollars. The food costs us 4 dollars and the rider costs us 5 dollars.',
    '11 USD − (4 + 5) USD = 2 USD',
  ],
  [
    'Bowls for offices. A bowl sells for 11 dollars. A bowl costs us 9 dollars: food 4 dollars, rider 5 dollars.',
    '11 USD − 9 USD = 2 USD',
  ],
])('costs of several clauses are added, and parts of one are not: %s', (text, formula) => {
  expect(marketOf(text).formulas).toContain(formula);
});

test.each([
  ['22 families signed up, 17 came to the end of the year and 14 renewed.', '14 ÷ 17 ≈ 82%'],
  ['30 parents joined, 25 finished the term and 20 renewed.', '20 ÷ 25 = 80%'],
  ['22 families signed up, 5 left and 14 renewed.', '14 ÷ 22 ≈ 64%'],
  ['13 clinics rent 210 devices, 11 renewed.', '11 ÷ 13 ≈ 85%'],
])('a rate is of those who were left: %s', (sentence, formula) =>
  expect(marketOf(`We run a veg box. ${sentence}`).formulas).toContain(formula),
);

test.each([
  ['I tune pianos. Six choirs paid £120 for the year.', '6 × 120 GBP per year = 720 GBP per year'],
  ['Wir messen Lärm. 41 Mieter zahlen 50 Cent im Monat.', '41 × (50 ÷ 100) EUR per month = 20.5 EUR per month'],
  ['I paint hotels. Last month I did 23 rooms at £190.', '23 per month × 190 GBP = 4,370 GBP per month'],
])('a period and a currency have several words: %s', (text, formula) =>
  expect(marketOf(text).formulas).toContain(formula),
);

test.each([
  'I re-cover chairs for pubs. Last month we bought 64 chairs at £45.',
  'I furnish flats for landlords. Last year we bought 30 sofas at £210 each from hotels.',
  'I furnish flats for landlords. We paid £45 for each of 64 chairs last month.',
  'We grind shells. Restaurants bin about 4 tonnes a month and the waste firm charges them by weight, $95 a tonne.',
])('what we buy, and what others charge, is no order of a customer: %s', (text) =>
  expect(marketOf(text).texts).not.toContain('Your customers’ orders'),
);

const graves = 'Gravestone cleaning for families who moved away, £132 a year. 88 families pay us.';

test.each([
  ['Google ads cost us £900 and brought in two.', 'Winning a customer costs you 450 GBP.'],
  ['Flyers cost us £300 and brought in 12, all of them families.', 'Winning a customer costs you 25 GBP.'],
  [
    'Leaflets with funeral directors gave us nearly all of them; Google ads cost us £900 and brought in two.',
    'By this way, winning a customer costs you 450 GBP, but most came by another.',
  ],
])('the cost to win a customer is that of the way that most came by: %s', (text, won) => {
  expect(marketOf(`${graves} ${text}`).texts).toContain(won);
});

test.each([
  'Google ads cost us £900 and brought in two, so we stopped them.',
  'We also tried a stand at a fair, which cost £1,200 and got us zero bookings.',
])('a way that failed has no cost to win a customer: %s', (text) => {
  const { texts } = marketOf(`${graves} ${text}`);
  expect(texts).not.toContain('inning a customer');
  expect(texts).toContain('your cost to win a customer');
});

test('the takings are no price', () => {
  const { formulas } = marketOf(
    'Wir waschen Reitdecken. Pro Decke nehmen wir 19 €. Es kamen 604 Decken und 11.476 € Umsatz. Strom kostet uns 6,40 € je Decke.',
  );
  expect(formulas).toContain('19 EUR − 6.4 EUR per Decke = 12.6 EUR per Decke');
});

test('what is left of the money that came in is calculated', () => {
  const { formulas } = marketOf(`${graves} Money in: £2,044. Thread, wash and electricity: £690.`);
  expect(formulas).toContain('2,044 GBP − 690 GBP = 1,354 GBP');
  expect(formulas).toContain('(2,044 − 690) ÷ 2,044 ≈ 66.24%');
});
