import { expect, test } from 'vitest';
import { formatBytes, formatWait } from './formatAmounts';

test.each([
  [0, '1 kB'],
  [999, '1 kB'],
  [34_348, '34 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [2_449_000, '2.4 MB'],
  [47_600_000, '48 MB'],
  [1_250_000_000, '1.3 GB'],
  [2_000_000_000_000, '2000 GB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [1, '1 minute'],
  [61, '2 minutes'],
  [7_140, '119 minutes'],
  [7_141, '2 hours'],
  [68_400, '19 hours'],
  [68_401, '20 hours'],
])('a wait of %d seconds is %s', (seconds, text) => expect(formatWait(seconds)).toBe(text));
