import { expect, test } from 'vitest';
import { normaliseText, quoteOf } from './normalise';
import { readText } from './readText';

const moneyIn = (text: string, language: string): string[] =>
  readText(text, language).clauses.flatMap(({ quantities }) =>
    quantities.flatMap(({ kind, value, currency, period }) =>
      kind === 'money' ? [[value, currency, period].join(' ')] : [],
    ),
  );

test.for([
  ['en', 'We charge $40-60 a month.', '40 USD month'],
  ['en', 'We charge $40–$60 a month.', '40 USD month'],
  ['en', 'We charge 40 - 60 dollars a month.', '40 USD month'],
  ['en', 'We charge £1,200-1,500 a year.', '1200 GBP year'],
  ['en', 'We charge R1 150 a month.', '1150 ZAR month'],
  ['en', 'We charge R1,150 a month.', '1150 ZAR month'],
  ['en', 'We charge N4,500 a month.', '4500 NGN month'],
  ['de', 'Wir verlangen 40–60 Euro pro Monat.', '40 EUR month'],
  ['de', 'Wir verlangen 55,- Euro pro Monat.', '55 EUR month'],
  ['de', 'Wir verlangen 1.500,– € pro Jahr.', '1500 EUR year'],
])('an amount with a dash: %s %s', ([language, text, amount]) => expect(moneyIn(text!, language!)).toEqual([amount]));

test('the founder’s words stay in quotes', () => {
  const normal = normaliseText('We charge $40-60 a month.');
  const at = normal.text.indexOf('$40');
  expect(quoteOf(normal, at, at + 3).quote).toBe('$40-60');
});

test.for(['We open 10-12 hours.', 'From 2020-2024 we ran a farm.', 'Call 555-0199.', 'A 20-30% cut.'])(
  'what is no amount of money stays: %s',
  (text) => expect(normaliseText(text).text).toBe(text.toLowerCase()),
);

test.each([
  ['全市有1.2k家面馆', '全市有1200家面馆'],
  ['We shoot 4k video.', 'we shoot 4k video.'],
  ['We meet in RM 30.', 'we meet in rm 30.'],
  ['We use RM 3 as a flag.', 'we use rm 3 as a flag.'],
  ['We charge RM 30.', 'we charge myr 30.'],
  ['The farm30 shop.', 'the farm30 shop.'],
])('thousands and signs that are short for others: %s', (text, written) =>
  expect(normaliseText(text).text).toBe(written),
);
