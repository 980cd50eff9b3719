import { expect, test } from 'vitest';
import { isOffTopic } from './offTopic';
import type { Odds } from './statementNetwork';

/** Odds of sentences with these words. */
const oddsOf = (...sentences: [text: string, offTopic: number][]) =>
  new Map(
    sentences.map(([text, offTopic], index) => [
      { text, start: index, end: index, isQuestion: false, isLatin: true, hasLatin: true, hasHan: false },
      { offTopic } as Odds,
    ]),
  );

const long = 'one two three four five six seven eight nine ten eleven twelve';

test('sentences that are off the topic on average are another text', () => {
  expect(isOffTopic(oddsOf([long, 0.5], [long, 0.1]))).toBe(true);
  expect(isOffTopic(oddsOf([long, 0.5], [long, 0.0005]))).toBe(false);
});

test('no sentence decides alone', () => {
  expect(isOffTopic(oddsOf([long, 1], [long, 0.0015], [long, 0.0015]))).toBe(false);
  expect(isOffTopic(oddsOf([long, 1], [long, 0]))).toBe(true);
});

test('Chinese words are counted by their signs', () => {
  expect(
    isOffTopic(
      oddsOf(['今天早上我们全家去公园散步看到很多花外婆拍了照片', 0.9], ['下午下雨我们回家喝茶聊天吃点心', 0.9]),
    ),
  ).toBe(true);
});

test('a few words say too little, and no odds nothing', () => {
  expect(isOffTopic(oddsOf([long, 0.9]))).toBe(false);
  expect(isOffTopic(new Map())).toBe(false);
});
