import { expect, test } from 'vitest';
import { marketOf } from '../../testing/marketOf';

test.each([
  [
    'We clean ovens for cafes at £140 a visit. The van costs us £55 a visit and the cleaner gets £60.',
    '140 GBP per visit − (55 + 60) GBP per visit = 25 GBP per visit',
  ],
  [
    'We clean ovens for cafes at £140 a visit. The chemicals cost us £12 a visit, the cleaner gets £60.',
    '140 GBP per visit − (12 + 60) GBP per visit = 68 GBP per visit',
  ],
  [
    'Tutoring for pupils in Leeds. Parents pay £20 an hour, the tutor gets £14.',
    '20 GBP per hour − 14 GBP per hour = 6 GBP per hour',
  ],
  [
    'Eine Stockwaage für Imker. 79 Euro pro Stück, Material liegt bei 34.',
    '79 EUR per Stück − 34 EUR = 45 EUR per Stück',
  ],
  ['Bowls for offices. A bowl sells for 11 dollars. It costs us 11 dollars.', '11 USD − 11 USD = 0 USD'],
  [
    'We sell jumpers to schools. Our jumpers cost £22 at the school shop. A jumper costs £9 to make.',
    '22 GBP − 9 GBP = 13 GBP',
  ],
  [
    'Ovens for bakers in Leeds. An oven costs us £630 to build and we rent it for £45 a month.',
    '630 GBP ÷ 45 GBP per month = 14 months',
  ],
  [
    'We rent a locker to schools. Schools pay £1.50 a pupil each year. 340 pupils there. A locker costs £260 to make.',
    '340 × 1.5 GBP per pupil per year = 510 GBP per year',
  ],
  ['Bookkeeping for cafes in Leeds. We had 9 clients, two left.', '2 ÷ 9 ≈ 22%'],
])('is derived: %s', (text, formula) => {
  expect(marketOf(text).formulas).toContain(formula);
});

test.each([
  'We clean ovens for cafes. The visit comes down to £140. All seven cafes paid the £140.',
  'Swap locker for schools. School jumpers with the logo on cost £22 at the official shop. A locker costs £260 to make.',
  'Bookkeeping for cafes in Leeds. I have 9 clients, two left.',
])('is not: %s', (text) => {
  expect(marketOf(text).formulas).toEqual([]);
});

test('what is paid for those of one customer is no rent of what it was bought for, and no market', () => {
  const { texts, formulas } = marketOf(
    'We rent a locker to schools. Schools pay £1.50 a pupil each year. 340 pupils there. A locker costs £260 to make.',
  );
  expect(texts).not.toMatch(/paid for itself|every customer/);
  expect(formulas).toHaveLength(1);
});
