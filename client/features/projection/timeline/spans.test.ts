import { expect, it } from 'vitest';
import { parseMonth } from '../../../../shared/projection/months';
import { januariesOf, moveEnd, moveSpan, spanOf, withSpan } from './spans';

const start = parseMonth('2027-01')!;

it.each([
  ['hires', { startMonth: '2027-04' }, { first: 4, last: null }],
  ['hires', { startMonth: '2027-04', endMonth: '2028-03' }, { first: 4, last: 15 }],
  ['costs', {}, { first: 1, last: null }],
  ['rounds', { month: '2028-01' }, { first: 13, last: 13 }],
  ['hires', { startMonth: '2026-12' }, null],
  ['hires', { startMonth: 'soon' }, null],
  ['costs', { startMonth: '2027-05', endMonth: '2027-04' }, null],
] as const)('%s with %j', (kind, entry, span) => {
  expect(spanOf(kind, entry, start)).toEqual(span);
  if (span) expect(withSpan(kind, entry, span, start)).toEqual(entry);
});

it('moves within the months of the model and keeps its length', () => {
  expect(moveSpan({ first: 4, last: 15 }, 3)).toEqual({ first: 7, last: 18 });
  expect(moveSpan({ first: 4, last: 15 }, -9)).toEqual({ first: 1, last: 12 });
  expect(moveSpan({ first: 50, last: 55 }, 60)).toEqual({ first: 55, last: 60 });
  expect(moveSpan({ first: 4, last: null }, 90)).toEqual({ first: 60, last: null });
});

it('an end beyond the model is none, and none moves back into it', () => {
  expect(moveEnd({ first: 4, last: 60 }, 1)).toEqual({ first: 4, last: null });
  expect(moveEnd({ first: 4, last: null }, -1)).toEqual({ first: 4, last: 60 });
  expect(moveEnd({ first: 4, last: 6 }, -9)).toEqual({ first: 4, last: 4 });
});

it('years begin in January, whatever month the model starts in', () => {
  expect(januariesOf(start)).toEqual([0, 12, 24, 36, 48]);
  expect(januariesOf(parseMonth('2026-12')!)).toEqual([1, 13, 25, 37, 49]);
});
