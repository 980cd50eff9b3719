import { expect, test } from 'vitest';
import type { Odds } from '../network/statementNetwork';
import { readText } from '../text/readText';
import { describeMissing, Hints } from './hints';

const text = 'The adviser sends our leaflet to 400 parishes. Our tool plans the day. How do we find them?';
const { clauses } = readText(text, 'en');
const sentences = [...new Set(clauses.map(({ sentence }) => sentence))];

const way = { what: 'how you reach customers', kinds: ['channel'] } as const;

const hintsOf = (...odds: Partial<Odds>[]) =>
  new Hints(clauses, new Map(sentences.map((sentence, index) => [sentence, (odds[index] ?? {}) as Odds])));

test('a sentence that may state it is shown once it is likely enough', () => {
  const quoted = (channel: number) => hintsOf({ channel }).find('channel')?.context[1]?.text;
  expect([quoted(0.03), quoted(0.15), quoted(0.3)]).toEqual([undefined, undefined, 'adviser']);
  expect(describeMissing(way, hintsOf({ channel: 0.03 }))).toMatch(/^You didn’t say/);
  expect(describeMissing(way, hintsOf({ channel: 0.15 }))).toMatch(/^Your text may say/);
});

test('a detail is hinted at by what it is a detail of', () => {
  expect(hintsOf({ channel: 0.3 }).has('channelDetail')).toBe(true);
  expect(hintsOf({ solution: 0.3 }).has('channelDetail')).toBe(false);
});

test('our product is no way of today, and a question states nothing', () => {
  expect(hintsOf({}, { alternative: 0.9 }).has('alternative')).toBe(false);
  expect(hintsOf({ alternative: 0.9 }).has('alternative')).toBe(true);
  expect(hintsOf({}, {}, { channel: 0.9 }).has('channel')).toBe(false);
});
