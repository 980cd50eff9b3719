import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const priceOf = (text: string) => analysisOf(text).facts.price;

test.each([
  'Spare bikes for couriers. Brake pads last 5 weeks, and when one is off the road the courier firm rents a van for the day, £95.',
  'Spare bikes for couriers. When a bike breaks, the firm hires a taxi for £40 a day.',
  'Washing of hotel mops. A rented industrial washer would be £310 a month.',
  'Swap locker for schools. School jumpers with the logo on cost £22 at the official shop.',
])('what they pay elsewhere is no price of ours: %s', (text) => {
  expect(priceOf(text)).toBeNull();
});

test.each([
  'Spare bikes for couriers. Each firm rents a bike for the day, £25.',
  'We sell jumpers to schools. Our jumpers cost £22 at the school shop.',
  'Device for bakers. We lend it: a rented mixer of ours is £310 a month.',
  'Bike workshop for courier fleets. £38 per bike per month flat, parts at cost.',
  'Bike workshop for courier fleets. £38 per bike per month, fuel extra.',
])('ours is one: %s', (text) => {
  expect(priceOf(text)).not.toBeNull();
});

test('the payer of a supposed price is quoted from where the price stands', () => {
  const { scores } = analysisOf(
    'An archive for a guild of weavers. The guild would pay 15 euros a month, but we have not charged anybody yet.',
  ).report;
  const quotes = scores.flatMap(({ key, reasons }) => (key === 'revenue' ? reasons.map(({ quote }) => quote) : []));
  expect(JSON.stringify(quotes)).not.toContain('charged');
});

test.each([
  ['I fix tractors. Farmers who used to pay the dealer £80 an hour now pay me £45 an hour. 23 of them have paid.', 45],
  ['I fix tractors. The dealer charges £80 an hour and I get £45 an hour from 23 farmers.', 45],
  ['I sell pies at Skipton market. Their pie is £5 and mine is £3.50, and 120 people bought mine last Saturday.', 3.5],
  ['I run a home care round. The council pays other agencies £21 an hour.', null],
  ['我们每斤卖32元。司机老李帮我送货，每次收200元。', 32],
  ['我们卖染发剂给理发店。理发店从经销商那里买染发剂，一瓶60元，常常断货。', null],
])('of theirs and ours, ours is the price: %s', (text, price) => {
  expect(priceOf(text)?.amount ?? null).toBe(price);
});
