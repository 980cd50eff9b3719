import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isThingUnwanted } from './unreachable';

test.each([
  ['de', 'Zu Weihnachten verschenken die sonst Wein, den keiner mehr annehmen darf.', true],
  ['de', 'Der Verein druckt ein Heft, das niemand liest.', true],
  ['en', 'They hand out a leaflet that nobody reads.', true],
  ['es', 'Reparten una revista que nadie lee.', true],
  ['de', 'Die Leute finden wir nicht, keiner ist zu erreichen.', false],
  ['de', 'Es gibt Höfe, die keiner kennt.', false],
  ['en', 'There are farms that nobody can find.', false],
  ['es', 'Hay fincas que nadie encuentra.', false],
])('%s: %s', (language, text, isUnwanted) =>
  expect(readText(text, language).clauses.some(isThingUnwanted)).toBe(isUnwanted),
);
