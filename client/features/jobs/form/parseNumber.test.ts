import { expect, test } from 'vitest';
import { parseNumber } from './parseNumber';

test.each([
  ['', null],
  ['  ', null],
  ['80000', 80_000],
  ['80,000', 80_000],
  ['80.000', 80_000],
  ['80 000', 80_000],
  ['80’000', 80_000],
  ['1,200,000', 1_200_000],
  ['80k', 80_000],
  ['62.5K', 62_500],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['1.25 %', 1.25],
  ['0', 0],
])('%j is %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['a lot', '-5', '1e9', '€50', '1.2.3', '.', '80kk'])('%j is no number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
