import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isHomesInPlace } from './homes';

test.each([
  ['es', 'Pinto casas en Gijón y ya pinté 25.', true],
  ['en', 'We paint old houses in Leeds.', true],
  ['de', 'Ich streiche Häuser in Ulm.', true],
  ['es', 'Pinto casas en mayo.', false],
  ['en', 'We clean homes in the morning.', false],
  ['en', 'We sell houses in Leeds.', false],
] as const)('homes of a place, %s: %s', (language, text, isPlaced) =>
  expect(readText(text, language).clauses.some(isHomesInPlace)).toBe(isPlaced),
);
