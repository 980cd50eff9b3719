import { describe, expect, test } from 'vitest';
import { formatEquity, formatLeastPay, formatPay } from './formatPay';

const pay = (salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null = 'EUR') => ({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryPeriod: 'YEAR' as const,
});

describe('formatPay', () => {
  test.each([
    [pay(60_000, 80_000), '€60,000–€80,000 a year'],
    [pay(60_000, null), 'From €60,000 a year'],
    [pay(null, 80_000), 'Up to €80,000 a year'],
    [pay(70_000, 70_000), '€70,000 a year'],
    [pay(6_000_000, 9_000_000, 'JPY'), '¥6,000,000–¥9,000,000 a year'],
    [{ ...pay(50, null, 'USD'), salaryPeriod: 'HOUR' as const }, 'From $50 an hour'],
    [{ ...pay(4_000, 5_000, 'CHF'), salaryPeriod: 'MONTH' as const }, 'CHF 4,000–CHF 5,000 a month'],
    [pay(null, null), 'Pay not stated'],
    [pay(null, null, null), 'Pay not stated'],
  ])('formats %j', (stated, text) => {
    expect(formatPay(stated).replaceAll('\u00A0', ' ')).toBe(text);
  });

  test('shortens large amounts where space is short', () => {
    expect(formatPay(pay(62_500, 80_000), { isCompact: true })).toBe('€62.5K–€80K a year');
    expect(formatPay(pay(9_500, 1_200_000, 'USD'), { isCompact: true })).toBe('$9,500–$1.2M a year');
  });

  test('shows an unknown currency by its code', () => {
    expect(formatPay(pay(60_000, null, 'not a currency'))).toBe('From 60,000 not a currency a year');
  });
});

test('formats a least pay', () => {
  expect(formatLeastPay(100_000, 'USD')).toBe('$100K');
});

test.each([
  [0.5, 1.5, '0.5%–1.5% equity'],
  [0, 2, '0%–2% equity'],
  [null, 2, 'Up to 2% equity'],
  [0.25, null, 'From 0.25% equity'],
  [1, 1, '1% equity'],
  [null, null, undefined],
])('formats equity from %j to %j', (equityMin, equityMax, text) => {
  expect(formatEquity({ equityMin, equityMax })).toBe(text);
});
