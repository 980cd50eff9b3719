import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isKinMishap } from './kinMishap';

test.each([
  ['en', 'My grandmother forgot her medicine twice last week.', true],
  ['en', 'My mother fell twice in the bathroom last winter.', true],
  ['de', 'Meine Oma hat letzte Woche zweimal ihre Tabletten vergessen.', true],
  ['de', 'Mein Bruder ist zweimal vom Pferd gefallen.', true],
  ['es', 'Mi abuela olvidó dos veces su medicina la semana pasada.', true],
  ['es', 'Mi padre se cayó dos veces en la ducha.', true],
  ['zh', '我奶奶上周两次忘了吃药。', true],
  ['zh', '我爸爸上个月两次把炉子忘了关。', true],
  ['en', 'I forgot my invoice twice last week.', false],
  ['en', 'My co-founder forgot the demo twice last week.', false],
  ['en', 'My uncle lost his job twice.', false],
  ['en', 'My sister forgot my birthday twice.', false],
  ['en', 'My grandmother baked twice last week.', false],
  ['de', 'Meine Schwester hat zweimal unsere Kunden vergessen.', false],
  ['es', 'Mi socia olvidó dos veces la demo.', false],
  ['zh', '我姐姐忘了两次开会。', false],
])('what befalls a relative again and again is a trouble: %s %s', (language, text, expected) =>
  expect(readText(text, language).clauses.some(isKinMishap)).toBe(expected),
);
