import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isSlowerWithUs } from './slowerWithUs';

const isSlower = (text: string): boolean => readText(text, 'en').clauses.some(isSlowerWithUs);

test.each([
  'With ours a shelf wall takes three hours now, by hand they did it in 20 minutes.',
  'With us a count takes two days, before it took them three hours.',
  'By hand they did it in 20 minutes, with ours a wall takes three hours.',
])('it takes longer with us: %s', (text) => expect(isSlower(text)).toBe(true));

test.each([
  'With ours a shelf wall takes 20 minutes now, by hand they did it in three hours.',
  'By hand they did it in three hours, with ours a wall takes 20 minutes.',
  'With the rival a wall takes three hours, by hand they did it in 20 minutes.',
  'With ours a wall takes three hours.',
  'With ours the battery lasts three days, before it was one day.',
])('it takes less, or nothing is compared: %s', (text) => expect(isSlower(text)).toBe(false));
