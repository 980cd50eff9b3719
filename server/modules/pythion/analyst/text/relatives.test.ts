import { expect, test } from 'vitest';
import { readText } from './readText';

const speakerOf = (text: string): string | undefined => readText(text, 'en').clauses[0]?.speaker;

test.each([
  "My cousin's website for riding gear reached 150 stables through the riding club.",
  "My sister's app has 4,000 users in Leeds.",
])('a business of relatives is another: %s', (text) => expect(speakerOf(text)).toBe('rival'));

test.each(["My cousin's website brings us two orders a week.", "My sister's shop sells our jam."])(
  'not what it does for us: %s',
  (text) => expect(speakerOf(text)).not.toBe('rival'),
);
