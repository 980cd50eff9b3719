import { expect, it } from 'vitest';
import { diffTexts, type TextChange } from './pythion.diff';

const write = (changes: TextChange[]) =>
  changes.map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind]).join('');

it.each([
  ['one two three', 'one two three', 'one two three'],
  ['one two three', 'one 2 three', 'one [-two ][+2 ]three'],
  ['one two', 'one two three', 'one [-two][+two three]'],
  ['one two three four', 'two three', '[-one ]two [-three four][+three]'],
  ['', 'one', '[+one]'],
  ['one', '', '[-one]'],
  ['', '', ''],
  ['面包店浪费面包', '面包店卖面包', '面包店[-浪费][+卖]面包'],
])('compares "%s" with "%s"', (from, to, expected) => {
  const changes = diffTexts(from, to);
  expect(write(changes)).toBe(expected);
});

it.each([
  ['different words', 'word', 'other'],
  ['single characters', 'a', 'b'],
])('has both texts whatever the length, with %s', (_what, one, other) => {
  const [from, to] = [one, other].map((word) => Array.from({ length: 5_000 }, (_, n) => `${word}${n}. `).join(''));
  const changes = diffTexts(from!, to!);
  const join = (kind: string) => changes.flatMap((change) => (change.kind === kind ? [] : [change.text])).join('');
  expect([join('added'), join('removed')]).toEqual([from, to]);
});
