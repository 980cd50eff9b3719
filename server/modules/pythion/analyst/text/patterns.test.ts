import { expect, test } from 'vitest';
import { fitsAny, sortPatterns } from './patterns';
import { readText } from './readText';

const patterns = sortPatterns([/ cancelled /, /退订/]);

test.each([
  ['Three cafés cancelled.', 'en', true],
  ['三家退订了。', 'zh', true],
  [
    '深圳的卖家每天要花三个小时核对库存，经常算错，我们做了一个对账工具。三家退订了: Blue Bottle, Manner Coffee, Seesaw Coffee, Tim Hortons.',
    'zh',
    true,
  ],
  ['三家还在用。', 'zh', false],
])('a pattern fits %s (%s): %s', (text, language, fits) => {
  const { clauses } = readText(text, language);
  expect(clauses.some((clause) => fitsAny(clause, patterns))).toBe(fits);
});
