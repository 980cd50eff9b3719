import { expect, test } from 'vitest';
import { buildRound, countOpen } from './round';

const question = (id: string, points: number) => ({
  __typename: 'AnalysisQuestion' as const,
  id,
  key: 'problem',
  text: `Text of ${id}`,
  why: `Why ${id}`,
  points,
});
const answer = (id: string) => ({
  __typename: 'AnalysisAnswer' as const,
  question: id,
  questionText: `Text of ${id}`,
  text: 'Twelve of them.',
});

test('a round has the answered questions first and starts at the first open one', () => {
  const round = buildRound({
    number: 1,
    score: 40,
    questions: [question('b', 8), question('a', 3)],
    answers: [answer('a'), answer('found')],
  });
  expect(round.questions.map(({ id, points }) => [id, points])).toEqual([
    ['a', 3],
    ['found', undefined],
    ['b', 8],
  ]);
  expect([round.firstOpen, round.score]).toEqual([2, 40]);
});

test('a question with an answer is not open, even while the report still asks it', () => {
  expect(countOpen({ questions: [question('a', 3), question('b', 8)], answers: [answer('a')] })).toBe(1);
});
