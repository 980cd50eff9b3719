import { describe, expect, it } from 'vitest';
import { formatAbsoluteTime, formatDate, formatMonth, formatRelativeTime } from './formatTime';

const now = Date.parse('2026-03-14T12:00:00');
const before = (ms: number) => formatRelativeTime(new Date(now - ms), now);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatRelativeTime', () => {
  it.each([
    [0, 'just now'],
    [59 * second, 'just now'],
    [minute, '1m ago'],
    [119 * second, '1m ago'],
    [59 * minute, '59m ago'],
    [hour, '1h ago'],
    [23 * hour + 59 * minute, '23h ago'],
    [day, '1d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, '7 Mar'],
    [73 * day, '31 Dec 2025'],
  ])('%i ms ago is %s', (ms, text) => expect(before(ms)).toBe(text));

  it('returns "just now" for times slightly in the future', () => expect(before(-40 * second)).toBe('just now'));

  it('formats future times', () => expect(before(-3 * hour)).toBe('in 3h'));
});

it('formats the full date and time', () => {
  expect(formatAbsoluteTime(new Date('2026-03-14T09:41:00'))).toBe('Saturday 14 March 2026 at 09:41');
});

it('formats dates and months', () => {
  expect(formatDate(new Date('2026-03-04T09:41:00'))).toBe('4 March 2026');
  expect(formatMonth(new Date('2026-03-04T09:41:00'))).toBe('March 2026');
});
