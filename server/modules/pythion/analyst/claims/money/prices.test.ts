import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';

const claimsOf = (text: string, language = 'en') => readClaims(readText(text, language).clauses);
const valuesOf = (kind: Claim['kind'], text: string, language?: string) =>
  claimsOf(text, language).flatMap((claim) => (claim.kind === kind && claim.quantity ? [claim.quantity.value] : []));
const kindsOf = (text: string, language?: string) => claimsOf(text, language).map(({ kind }) => kind);

test.each([
  ['Two shops send me people and I give them 8 euro per customer.', []],
  ['We give lessons at $20 per hour to office workers.', [20]],
  ['USAID gave us a grant of 60,000 dollars.', []],
  ['Farmers gave us 60 dollars per acre.', [60]],
  ['Donors gave us $40,000 last year for reading glasses.', []],
  ['Donors give on average $27.', [27]],
])('money that we pay or are given is no price: %s', (text, expected) => {
  expect(valuesOf('priceNumber', text)).toEqual(expected);
});

test.each([
  ['Two warehouses pay 20 per forklift a month.', [20]],
  ['We charge 12 a week.', [12]],
  ['We deliver 12 a week.', []],
  ['40 bottles sold at 25 each.', [25]],
])('an amount without its currency is a price where it is charged or paid: %s', (text, expected) => {
  const prices = claimsOf(text).filter(({ kind }) => kind === 'priceNumber');
  expect(prices.map(({ quantity }) => quantity?.value)).toEqual(expected);
  for (const { quantity } of prices) expect(quantity?.currency).toBeUndefined();
});

test.each([
  ['Sensors sell for 89 euros, parts are 34 euros, assembly 11.', [11, 34]],
  ['The parts cost me 22 and about 9 euro for the van.', [22, 9]],
  ['A trip costs us 12 euros in fuel and 9 euros for the driver.', [12, 9]],
  ['It costs us 4 euros in summer and 6 euros in winter.', [4]],
])('each part of a cost is read: %s', (text, expected) => {
  expect(valuesOf('unitCost', text).toSorted((left, right) => left - right)).toEqual(
    expected.toSorted((left, right) => left - right),
  );
});

test.each([
  ['es', 'Cada bandeja se vende a 9.000 pesos y hacerla nos cuesta 14.000.', 'negativeMargin'],
  ['es', 'Cada bandeja se vende a 14.000 pesos y hacerla nos cuesta 9.000.', 'positiveMargin'],
  ['es', 'Cada pan lo vendemos a 0,80 euros y nos cuesta 0,55.', 'positiveMargin'],
  ['zh', '一次收费280元,成本110元。', 'positiveMargin'],
  ['zh', '一次收费110元,成本280元。', 'negativeMargin'],
])('in %s a price and a cost of one sentence are compared: %s', (language, text, margin) => {
  expect(kindsOf(text, language)).toContain(margin);
});

const cafes = '40 cafes pay $50 a month.';

test.each([
  'A developer costs us $2,000 a month.',
  'A bookkeeper costs us $2,100 a month and can handle 30 cafes.',
  'Rent and staff cost us $4,000 a month.',
  'Hosting costs us $60 a month.',
])('what is paid whoever buys is no cost of a sale: %s', (cost) => {
  expect(kindsOf(`${cafes} ${cost}`)).not.toContain('negativeMargin');
});

test.each([
  'A cafe costs us $60 a month.',
  'Hosting costs us $60 a month per cafe.',
  'It costs us $60 a month to serve one.',
])('what each customer costs is one: %s', (cost) => {
  expect(kindsOf(`${cafes} ${cost}`)).toContain('negativeMargin');
});

test.each([
  '5 labs rent a logger for 35 euro a week. Making one costs 140 euros.',
  'An oven costs us £600 to build and we rent it for £45 a month.',
  'A pen costs us 60 and we charge 12 a week.',
])('what is paid for a period is not compared with a purchase: %s', (text) => {
  expect(kindsOf(text).filter((kind) => kind.endsWith('Margin'))).toEqual([]);
});

test.each([
  ['12 homes pay 6 dollars a month, our cost is 1.10 dollars.', 'positiveMargin'],
  ['52 farms pay 340 euros a season, a season costs us 120 euros per farm.', 'positiveMargin'],
  ['We rent them boards for 12 euros a day. A board costs us 15 euros a day.', 'negativeMargin'],
])('a cost for the same period is: %s', (text, margin) => {
  expect(kindsOf(text)).toContain(margin);
});

test.each([
  ['Each listing costs us 90 euros.', 'negativeMargin'],
  ['Each listing costs us 60 euros.', 'positiveMargin'],
])('of a commission, only the share that is kept covers the cost: %s', (cost, margin) => {
  expect(kindsOf(`Restaurants pay 640 euros per oven and we keep 12%. ${cost}`)).toContain(margin);
});

test('what somebody else keeps is no commission of ours', () => {
  expect(kindsOf('Our incubator took 20%.')).not.toContain('commission');
  expect(kindsOf('We charge the driver and keep 20%.')).toContain('commission');
});

test.each([
  ['500 teachers tried it, 12 pay $9 a month.', [12]],
  ['2,300 free readers, 164 paying 9 dollars a month.', [164]],
  ['Of 40 gyms that tried it, 12 paid $90 each.', [12]],
  ['40 gyms pay $20 a month.', [40]],
])('those who pay are counted: %s', (text, expected) => {
  expect(valuesOf('payingCustomers', text)).toEqual(expected);
});

test.each([
  ['140 people signed up, 29 completed it.', false],
  ['1,240 visitors came to our page and 37 left their email.', false],
  ['140 nurses signed up, 29 left last year.', true],
  ['We had 40 nurses and 12 cancelled.', true],
  ['Nobody left so far.', true],
  ['Churn is zero.', true],
  ['We have 12 left.', false],
])('who leaves is churn: %s', (text, isChurn) => {
  expect(kindsOf(text).includes('churn')).toBe(isChurn);
});

test.each([
  ['A care home has about 70 employees.', 'customerSize'],
  ['There are 700 plumbers in Ohio.', 'segmentCount'],
])('the size of one customer counts no segment: %s', (text, kind) => {
  const kinds = kindsOf(text).filter((each) => each === 'customerSize' || each === 'segmentCount');
  expect(kinds).toEqual([kind]);
});
