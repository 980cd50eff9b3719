import { expect, test } from 'vitest';
import { scoreRubric, sources } from '../../../../shared/analysisRubric';
import { splitReferences } from './splitReferences';

test('splits a text at references to one source or several', () => {
  expect(splitReferences('Money beats words. [1-3] Need is first. [4]')).toEqual([
    { text: 'Money beats words. ' },
    { from: 1, to: 3 },
    { text: ' Need is first. ' },
    { from: 4, to: 4 },
  ]);
  expect(splitReferences('A price is a test.')).toEqual([{ text: 'A price is a test.' }]);
});

test('every reference of the rubric has a source', () => {
  const numbers = new Set<number>(sources.map(({ number }) => number));
  for (const { why } of Object.values(scoreRubric))
    for (const part of splitReferences(why)) if ('to' in part) expect(numbers).toContain(part.to);
});
