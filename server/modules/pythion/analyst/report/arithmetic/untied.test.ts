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

test.each([
  [
    'Las clínicas dentales pierden citas. Hacemos una app de recordatorios. Cobramos 1.200 pesos al mes por clínica y ya pagan 41 clínicas.',
    'es',
    '41 × 1,200 MXN per month = 49,200 MXN per month',
  ],
  [
    '工厂每个月损失很多时间。我们做排班软件。今年3月起有26家义乌和宁波的工厂付费使用，每家每年3600元。',
    'zh',
    '26 × 3,600 CNY per year = 93,600 CNY per year',
  ],
  [
    'Clinics lose appointments. We make a reminder app. We charge $48 a month per clinic and 41 clinics pay us.',
    'en',
    '41 × 48 USD per month = 1,968 USD per month',
  ],
])('a price for each of those who pay is one per customer: %s', (text, language, formula) => {
  const { formulas, texts } = marketOf(text, language);
  expect(formulas).toContain(formula);
  expect(texts).not.toContain('how much of it each customer buys');
});

test('a price for what a payer has several of is none per customer', () => {
  const { formulas, texts } = marketOf(
    'Clinics lose appointments. We make a reminder app. We charge $4 a month per seat and 41 clinics pay us.',
  );
  expect(formulas).toEqual([]);
  expect(texts).toContain('how much of it each customer buys');
});
