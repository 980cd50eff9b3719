import { expect, test } from 'vitest';
import { LetterSequences } from './letterSequences';

const sequences = new LetterSequences(['splits', 'split', 'zwölf']);

test.each([
  ['splits', 0, 1],
  ['split', 0, 1],
  ['slpits', 4, 0],
  ['zwölf', 0, 1],
  ['zölwf', 4, 0],
] as const)('sequences of %s', (word, unseen, rarest) => {
  expect(sequences.unseenIn(word)).toBe(unseen);
  expect(sequences.rarestIn(word)).toBe(rarest);
});
