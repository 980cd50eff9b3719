import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const next = (text: string): string => {
  const result = analyseIdea(text);
  return result.ok
    ? result.report.sentences.flatMap(({ section, text: said }) => (section === 'nextSteps' ? said : [])).join(' ')
    : '';
};

test('a refused licence is answered with the licence, not with the harm', () => {
  const text =
    'Traders in Lagos cannot get small loans. Our app lets them lend to each other and bypasses the banking law. We will not apply for a lending licence.';
  expect(next(text)).not.toContain('harms nobody');
});

test('what was only applied for is not held', () => {
  const result = analyseIdea(
    "Traders in Lagos cannot get small loans. Our app lets them lend to each other. We have applied for the central bank's lending licence and start only when it is granted.",
  );
  const reasons = result.ok ? result.report.scores.flatMap(({ reasons: all }) => all.map(({ text }) => text)) : [];
  expect(reasons).not.toContain('You have the permission that you need, or need none.');
  expect(reasons).toContain('You said how you get the permission.');
});
