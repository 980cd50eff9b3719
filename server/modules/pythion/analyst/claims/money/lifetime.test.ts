import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';

const kindsOf = (text: string, language = 'en'): string[] =>
  readClaims(readText(`A yard pays £35 a month. ${text}`, language).clauses).map(({ kind }) => kind);

test('who costs more to win than they ever pay is a loss', () => {
  const lost = kindsOf('A yard costs us £900 to win and stays for two months.');
  expect(lost).toEqual(expect.arrayContaining(['acquisitionCost', 'negativeMargin']));
  const won = kindsOf('A yard costs us £22 to win and stays for three years.');
  expect(won).toContain('acquisitionCost');
  expect(won).not.toContain('negativeMargin');
  expect(kindsOf('A yard costs us £900 to win.')).not.toContain('negativeMargin');
});

test('an average of one run is compared with what a run costs', () => {
  const fees = 'In 14 runs the average fee income was';
  expect(kindsOf(`${fees} £63 and the shed and forklift cost £31 per run.`)).toContain('positiveMargin');
  expect(kindsOf(`${fees} £31 and the shed and forklift cost £63 per run.`)).toContain('negativeMargin');
  expect(kindsOf(`${fees} £63, and their old forklift cost £90 per run.`)).not.toContain('negativeMargin');
});
