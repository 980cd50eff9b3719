import { expect, test } from 'vitest';
import { readChange } from '../claims/change';
import { readText } from './readText';

const changeOf = (text: string): string => {
  const found = new Set(readText(text, 'en').clauses.map(readChange));
  return found.has('bad') ? 'bad' : found.has('good') ? 'good' : 'none';
};

const fell = 'In Hobart trips fell from 50 a week to 32.';
const rose = 'In Hobart trips rose from 32 a week to 50.';

test('what the product is meant to cut is better when it falls', () => {
  expect(changeOf(rose)).toBe('none');
  const aim = 'Our bin sensor is meant to cut collection trips for councils.';
  expect([changeOf(`${aim} ${fell}`), changeOf(`${aim} ${rose}`)]).toEqual(['good', 'bad']);
});

test('what it is meant to raise is better when it rises', () => {
  const aim = 'Our ferry app increases trips.';
  expect([changeOf(`${aim} ${fell}`), changeOf(`${aim} ${rose}`)]).toEqual(['bad', 'good']);
});

test('a figure does not decide about itself', () => {
  expect(changeOf(`Our bin sensor cut trips from 32 a week to 50. ${rose}`)).toBe('none');
});
