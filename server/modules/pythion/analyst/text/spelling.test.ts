import { expect, test } from 'vitest';
import { SpellingIndex } from './spelling';

const index = new SpellingIndex([
  'wrong',
  'bread',
  'season',
  'second',
  'association',
  'market',
  'recommends',
  'months',
  'monats',
  'projector',
  'projected',
]);

test.each([
  ['worng', 'wrong'],
  ['seson', 'season'],
  ['secnd', 'second'],
  ['assocation', 'association'],
  ['markett', 'market'],
  ['reccomends', 'recommends'],
  ['monhts', 'months'],
  ['projecter', 'projector'],
])('one letter: %s', (typo, word) => expect(index.correct(typo)).toBe(word));

test.each(['broad', 'wrung', 'four', 'season', 'mrak'])('nothing is guessed for %s', (word) =>
  expect(index.correct(word)).toBeUndefined(),
);
