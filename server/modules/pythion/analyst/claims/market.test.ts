import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readClaims } from './readClaims';

const kindsOf = (text: string): string[] => readClaims(readText(text, 'en').clauses).map(({ kind }) => kind);
const counted = 'The farm register lists 420 dairies. They pay €250 per month.';

test('the product of count and price is a size from below', () => {
  expect(kindsOf(`${counted} That makes €1.26 million a year.`)).toContain('sizeCalculated');
  expect(kindsOf(`${counted} 420 × €250 × 12 = €1.26 million.`)).toContain('sizeCalculated');
});

test('another amount is none', () => {
  expect(kindsOf(counted)).not.toContain('sizeCalculated');
  expect(kindsOf(`${counted} The market is worth €9 million.`)).not.toContain('sizeCalculated');
});

test('money that was raised is no size, whatever its amount', () => {
  expect(kindsOf(`${counted} We raised €1.26 million from our families.`)).not.toContain('sizeCalculated');
  expect(kindsOf(`${counted} That makes $1.26 million a year.`)).not.toContain('sizeCalculated');
});

test('the order of the sentences doesn’t matter', () => {
  expect(kindsOf(`That makes €1.26 million a year. ${counted}`)).toContain('sizeCalculated');
});
