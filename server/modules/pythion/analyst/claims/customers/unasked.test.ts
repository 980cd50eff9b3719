import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { reviewClaims } from '../reviewClaims';

const kindsOf = (text: string): string[] => {
  const { clauses } = readText(text);
  return reviewClaims(readClaims(clauses), clauses, new Map()).map(({ kind }) => kind);
};

test.each(['I haven’t asked them to.', 'We have not asked anyone to pay.', 'I never asked them for money.'])(
  'who was not asked refused nothing: %s',
  (text) => {
    expect(kindsOf('Nobody has paid anything.')).toContain('nobodyPaid');
    expect(kindsOf(`Nobody has paid anything. ${text}`)).not.toContain('nobodyPaid');
  },
);

test('who was asked did', () => {
  expect(kindsOf('I asked them to pay £3 a month. Nobody has paid anything.')).toContain('nobodyPaid');
});
