import { expect, test } from 'vitest';
import { hashName, keyOfJoined, keyOfName } from './nameHash';
import { keyedNames, wordGrams, writtenNames } from './wordGrams';

const words = [
  { text: 'bread', lemma: 'bread' },
  { text: 'ovens', lemma: 'oven' },
  {
    text: 'bread',
    lemma: 'bread',
    own: { name: 'zh:面包', hashes: { name: hashName('zh:面包'), english: hashName('bread') } },
  },
  { text: 'ovens', lemma: 'oven' },
];

test('names words and pairs of words, each once', () => {
  expect(wordGrams(words, writtenNames)).toEqual([
    'bread',
    '^ bread',
    'bread _ bread',
    'oven',
    '=ovens',
    'bread oven',
    'oven _ oven',
    'zh:面包',
    'oven bread',
    'oven $',
  ]);
  expect(wordGrams([], writtenNames)).toEqual(['^ $']);
});

test('has the keys of the same names', () => {
  expect(wordGrams(words, keyedNames)).toEqual(wordGrams(words, writtenNames).map(keyOfName));
  const long = Array.from({ length: 3000 }, (_, at) => ({ text: `w${at % 700}`, lemma: `w${at % 700}` }));
  expect(wordGrams(long, keyedNames)).toEqual(wordGrams(long, writtenNames).map(keyOfName));
});

test('a name has the key of its parts, and another one than what looks like it', () => {
  const joined = (left: string, middle: string, right: string): number =>
    keyOfJoined(hashName(left), hashName(middle), hashName(right));
  for (const [left, middle, right] of [
    ['', '', ''],
    ['面包', ' _ ', 'oven'],
    ['oven', ' ', ''],
  ] as const)
    expect(joined(left, middle, right)).toBe(keyOfName(left + middle + right));
  const names = ['', '\0', '\0\0', 'ab', 'ba', 'a b', 'b a', 'aa', 'bb', 'a _ b'];
  expect(new Set(names.map(keyOfName)).size).toBe(names.length);
  expect(names.map(keyOfName).every(Number.isSafeInteger)).toBe(true);
});
