import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findRegulated } from './regulation';

const isRegulated = (text: string, language = 'en'): boolean =>
  findRegulated(readText(text, language).clauses) !== undefined;

test.each([
  ['So far our customers were a credit union, a bakery and a law firm.', 'en'],
  ['We clean the windows of two betting shops.', 'en'],
  ['We train the staff of a credit union.', 'en'],
  ['We started with a betting shop in Leeds as our first client.', 'en'],
  ['We have three customers: a betting shop, a bakery and a gym.', 'en'],
])('whom we serve is in the field: %s', (text, language) => expect(isRegulated(text, language)).toBe(false));

test.each([
  ['We are a credit union for nurses and lend up to 500 pounds.', 'en'],
  ['We want to open a betting shop by the harbour.', 'en'],
  ['We opened a betting shop in Hull.', 'en'],
  ['We sell lottery tickets through a betting shop’s counters.', 'en'],
  ['A betting shop for greyhound fans.', 'en'],
])('and we are in it: %s', (text, language) => expect(isRegulated(text, language)).toBe(true));
