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
