import { expect, test } from 'vitest';
import { scoreRubric } from '../../../../shared/analysisRubric';
import { exampleIdea, ideaParts } from '../ask/exampleIdea';
import { measureOpenPoints } from './measureOpenPoints';

const score = (key: string, weight: number, level: number, ...reasons: string[]) => ({
  key,
  weight,
  score: level,
  next: `Next of ${key}`,
  reasons: reasons.map((text) => ({ text })),
});

test('lists the scores that cost the most points, the largest loss first', () => {
  const scores = [
    score('market', 10, 0),
    score('problem', 25, 4.4),
    score('adoption', 20, 1.2),
    score('revenue', 15, 5),
  ];
  expect(measureOpenPoints(scores, 2).map(({ key, open }) => [key, open])).toEqual([
    ['adoption', 15.2],
    ['market', 10],
  ]);
  expect(measureOpenPoints(scores, 9)).toHaveLength(3);
});

test('the open points of an empty report are all points', () => {
  const scores = Object.entries(scoreRubric).map(([key, { weight }]) => score(key, weight, 0));
  expect(measureOpenPoints(scores, 6).reduce((sum, { open }) => sum + open, 0)).toBe(100);
});

test('what a cap takes away is not open', () => {
  const scores = Object.entries(scoreRubric).map(([key, { weight }]) => score(key, weight, key === 'market' ? 4.2 : 5));
  expect(measureOpenPoints(scores, 6).map(({ key, open }) => [key, open])).toEqual([['market', 1.6]]);
  expect(measureOpenPoints(scores, 6, 35)).toEqual([]);
  const half = Object.entries(scoreRubric).map(([key, { weight }]) => score(key, weight, 2.5));
  const [first] = measureOpenPoints(half, 6, 35);
  expect(first).toMatchObject({ key: 'problem', open: 1.7 });
});

test('what holds a score leaves no points open above it', () => {
  const { when, level } = scoreRubric.revenue.held!;
  expect(measureOpenPoints([score('revenue', 15, level, when)], 6)).toEqual([]);
  expect(measureOpenPoints([score('revenue', 15, 1, when)], 6)).toMatchObject([{ open: 3 }]);
  expect(measureOpenPoints([score('revenue', 15, level, 'You named a price.')], 6)).toMatchObject([{ open: 9 }]);
});

test('the example is made of the sentences that the guide shows', () => {
  expect(exampleIdea.split(/(?<=\.) /)).toEqual(ideaParts.map(({ example }) => example));
});
