import { expect, test } from 'vitest';
import { formatPlace, formatTimeZones } from './formatPlace';

test.each([
  ['Lyon, France', false, 'Lyon, France'],
  ['Lyon, France', true, 'Lyon, France or remote'],
  ['', true, 'Remote'],
  ['Remote', true, 'Remote'],
  ['', false, 'Location not stated'],
])('formats %j with remote %j', (location, remote, text) => {
  expect(formatPlace({ location, remote })).toBe(text);
});

test.each([
  [-1, 3, 'UTC−1 to UTC+3'],
  [0, 0, 'UTC'],
  [5, 5, 'UTC+5'],
  [null, null, undefined],
])('formats time zones from %j to %j', (timeZoneFrom, timeZoneTo, text) => {
  expect(formatTimeZones({ timeZoneFrom, timeZoneTo })).toBe(text);
});
