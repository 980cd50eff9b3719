import { describe, expect, it, test } from 'vitest';
import { formatAbsoluteTime, formatRelativeTime, formatWait } from './formatTime';

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
  expect(formatAbsoluteTime(new Date('2026-03-14T09:41:00'))).toMatch(/^Saturday,? 14 March 2026 at 09:41$/);
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [7_140, '119 minutes'],
  [7_141, '2 hours'],
  [68_400, '19 hours'],
  [68_401, '20 hours'],
])('formats a wait of %d seconds as %s', (seconds, text) => expect(formatWait(seconds)).toBe(text));
