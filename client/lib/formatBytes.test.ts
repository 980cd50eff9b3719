import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes';

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
