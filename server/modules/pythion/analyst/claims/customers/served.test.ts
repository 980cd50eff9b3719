import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isServedNow } from './served';

const isServed = (text: string): boolean => readText(text, 'en').clauses.some(isServedNow);

test.each(['Seven people rang, five took it and they all still have me.', 'Now I have 19 on the books.'])(
  'who is counted and kept is served: %s',
  (text) => expect(isServed(text)).toBe(true),
);

test.each([
  'Seven people rang and they all still have my number.',
  'They all still have me down as a teacher.',
  'I want 19 on the books.',
  'A rival has 19 on the books.',
])('and not by this: %s', (text) => expect(isServed(text)).toBe(false));
