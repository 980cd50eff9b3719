import { expect, test } from 'vitest';
import type { Language } from '../text/language';
import { readText } from '../text/readText';
import { isReason } from './reason';

const hasReason = (text: string, language: Language): boolean => readText(text, language).clauses.some(isReason);

test.for([
  ["I designed a bike rack that folds flat, because people over 60 can't lift heavy e-bikes onto normal racks.", 'en'],
  ['We deliver groceries, because older people have to carry them up four floors.', 'en'],
] as const)('the trouble of those named is the reason: %s', ([text, language]) =>
  expect(hasReason(text, language)).toBe(true),
);

test.for([
  ['I designed a bike rack that folds flat, because I like bikes.', 'en'],
  ['I designed a bike rack, because people over 60 like it.', 'en'],
  ['Ich baue Rampen, weil ich Tischler bin.', 'de'],
] as const)('a taste of ours is none: %s', ([text, language]) => expect(hasReason(text, language)).toBe(false));
