import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const refusal = (text: string) => judgeActs(readText(text).clauses).refusal !== undefined;

test.each([
  'Crane operators need a license from the inspectorate, which we refuse to get.',
  'The placement license is not for us and we refuse to apply for one.',
])('a refused license is a refusal, wherever its name stands: %s', (text) => {
  expect(refusal(text)).toBe(true);
});

test('a license that we got is no refusal', () => {
  expect(refusal('Crane operators need a license from the inspectorate, which we got in June.')).toBe(false);
});
