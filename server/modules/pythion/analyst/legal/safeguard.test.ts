import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const harmOf = (text: string) => judgeActs(readText(text, 'en').clauses).harm?.id;

test.each([
  'We let children from eight years on chat with coaches about football. No coach is vetted, and no parent may read along.',
  'A chat game for 8 to 12 year olds in which grown-ups can pay to write to a child privately, no parents involved and no one looking over it.',
  'We let pupils stay with host families. The hosts are not vetted.',
])('children meet adults whom nobody checks: %s', (text) => expect(harmOf(text)).toBe('unguarded'));

test.each([
  'We let children from eight years on chat with coaches about football. Every coach is vetted, and a parent reads along.',
  'We match pupils with tutors who talk with them by video. No tutor starts before he is checked by the police.',
  'Children chat with strangers in games and no parent can read along. Our filter shows parents each message.',
  "We let children swim with coaches at our pool. Parents don't see lessons from the café of other pools.",
])('somebody checks them, or nobody needs to: %s', (text) => expect(harmOf(text)).not.toBe('unguarded'));
