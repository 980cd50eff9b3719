import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isNoneNeeded } from './permission';
import { readClaims } from './readClaims';

const clausesOf = (text: string) => readText(text, 'en').clauses;
const isNone = (text: string): boolean => clausesOf(text).some(isNoneNeeded);

test.each(['No permit is needed for it.', 'We need no license for that.', "We don't need a license for it."])(
  'no permission is needed: %s',
  (text) => {
    expect(isNone(text)).toBe(true);
    expect(readClaims(clausesOf(text)).map(({ kind }) => kind)).toContain('permission');
  },
);

test.each([
  "We don't have the license that is needed.",
  'We still lack the permit that the city requires.',
  'Without a license we need a partner.',
  'We need the license and have it.',
])('it is needed: %s', (text) => expect(isNone(text)).toBe(false));
