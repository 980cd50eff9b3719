import { expect, test } from 'vitest';
import { parsePeopleQuery } from './profile.peopleQuery';

const nobody = { names: '', text: '', words: '', anyWord: '' };

test.each([
  ['Ana Mor', { names: 'ana:* & mor:*', text: 'ana mor', words: 'Ana Mor', anyWord: 'Ana or Mor' }],
  ['@zoe.smith', { names: 'zoe:* & smith:*', text: 'zoe.smith', words: 'zoe.smith', anyWord: 'zoe.smith' }],
  ['from:@Ana "net sales"', { names: 'ana:*', text: 'ana', words: 'ana', anyWord: 'ana' }],
  [
    '"machine learning" Lyon -crypto',
    { names: '', text: '', words: '"machine learning" Lyon -crypto', anyWord: '"machine learning" or Lyon' },
  ],
  ['co-founder', { names: 'co:* & founder:*', text: 'co-founder', words: 'co-founder', anyWord: 'co-founder' }],
  ['-crypto', { ...nobody, words: '-crypto' }],
  ['#pricing', nobody],
  ['-from:bob', nobody],
  ['— " %', nobody],
  ['', nobody],
])('parses %j', (query, expected) => {
  expect(parsePeopleQuery(query)).toEqual(expected);
});
