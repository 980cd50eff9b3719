import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readCameAgain } from './cameAgain';

const kindsOf = (text: string): string[] => readCameAgain(readText(text).clauses).map(({ kind }) => kind);

test.each([
  'Every truck in the test booked again.',
  'Both counties hired us again.',
  '64 families have paid 70 euros a session, with an average of eleven sessions.',
  'Alle sechs Betriebe haben wieder bestellt.',
  'Todos han renovado.',
  'Alle Praxen haben verlängert.',
  'Las nueve clínicas han vuelto a pedir.',
])('customers bought more than once: %s', (text) => {
  expect(kindsOf(text)).toContain('repeat');
});

test.each([
  'Not every truck booked again.',
  'All of them would book again.',
  'One of them booked again.',
  'Todos han renovado la cocina.',
  'All clients of our competitor booked again.',
  'On average 2 orders a day get lost.',
])('no customers who came back: %s', (text) => {
  expect(kindsOf(text)).toEqual([]);
});
