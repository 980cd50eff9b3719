import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const costOf = (text: string): number | undefined =>
  reviewedOf(text, 'en').find(({ kind }) => kind === 'unitCost')?.quantity?.value;

test.for([
  ["We calibrate machines. £28 a unit. Van, reference gauge and Anjali's hours make £34.", 34],
  ["We knit hats. £30 a hat. Wool, buttons and my sister's evening make £12.", 12],
  ["We sell bait. £1.05 a kilo. I've been through the bills: fish heads, freezing, diesel, that's £1.32 a kilo.", 1.32],
  ['We hold keys for landlords. We take £22 a visit. The keyholder gets £13.50 of it.', 13.5],
] as const)('a list that ends in its sum is what one costs: %s', ([text, cost]) => expect(costOf(text)).toBe(cost));

test.each([
  'We run a fair. Stalls, teas and raffle make £340 a day.',
  'We mend boats. Painters, joiners and riggers make £340.',
  'We sell boxes. Customers pay for bags, boxes and post, that is £12 a kilo.',
  'We hold keys for landlords. The customer gets £5 of it back.',
])('what comes in is none: %s', (text) => expect(costOf(text)).toBeUndefined());

test('the sum shows a loss', () =>
  expect(
    reviewedOf("We calibrate machines. £28 a unit. Van, reference gauge and Anjali's hours make £34.", 'en').map(
      ({ kind }) => kind,
    ),
  ).toContain('negativeMargin'));
