import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const marginsOf = (text: string): string[] =>
  reviewedOf(text).flatMap(({ kind }) => (/Margin$|^acquisitionCost$/.test(kind) ? [kind] : []));

test.each([
  'Eleven bakeries bought flour from us at 2.40 a kilo. Drying and milling come to 1.10 a kilo.',
  'Eleven pharmacies pay us $69 per month. Server and support cost $7 per pharmacy.',
  'Clinics pay us 2 euros per patient per month. Serving one patient costs us 30 cents.',
  'Two wineries rented a drone for 3,200 euros for the season. A drone costs us 1,400 to build.',
  '64 families paid us 70 euros a session. We pay therapists 48 euros.',
  '8 studios bought a trailer for 600 euros each. An editor gets 250 per trailer.',
  'A choir pays us 4 euros per singer per season, of which 2.60 goes to the publisher.',
  'Riders pay us 12 dollars and the town adds 10. Drivers get 17 per ride.',
  '6 practices ordered 74 crowns from us at 129 euros. Material and machine time are 41 euros a crown.',
  'Seven artists pay us 19 euros a month. Card fees are 1.20 euros per artist.',
])('a cost of a sale in other words than the rules know is below the price: %s', (text) => {
  expect(marginsOf(text)).toEqual(['positiveMargin']);
});

test.each([
  '40 dog owners pay us 60 dollars a month. Ingredients, packaging and delivery cost us 71 dollars per customer.',
  '26 restaurants pay us 3.20 per delivery. A courier gets 3.90 per delivery.',
])('or above it: %s', (text) => {
  expect(marginsOf(text)).toEqual(['negativeMargin']);
});

test.each([
  [
    'what serves for years',
    'Schools pay us 190 euros a term. The holds cost us 1,100 euros and last about eight years.',
    [],
  ],
  ['what they lose', 'Pharmacies pay us $69 per month. Each write-off costs them $80.', []],
  ['winning one', 'Cafes pay us 30 euros a month. Winning a cafe costs us 45 euros.', ['acquisitionCost']],
])('no cost of a sale: %s', (_what, text, margins) => {
  expect(marginsOf(text)).toEqual(margins);
});
