import { expect, test } from 'vitest';
import { formatWait } from './formatWait';

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
