import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readChurn } from './churn';

const churnOf = (text: string): (number | undefined)[] =>
  readText(text, 'en').clauses.flatMap((clause) =>
    readChurn(clause).flatMap(({ quantity }) => [quantity?.value, quantity?.of]),
  );

test.each([
  ['Three of the forty left last month.', [3, 40]],
  ['We lost three of our forty cafes last month.', [3, 40]],
  ['Four of the twenty six left after a year.', [4, 26]],
])('everyday words of leaving are churn: %s', (text, churn) => expect(churnOf(text)).toEqual(churn));

test('staff who left are no customers', () => {
  expect(churnOf('We lost two of our nine drivers last month.')).toEqual([]);
});
