import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isLoss = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyStayed' || kind === 'nobodyPaid');

test.for([
  [
    'en',
    'We hold a morning for fathers. At first nobody came back, so we moved it to ten o’clock, and since then 29 of 33 have come every week.',
  ],
  ['en', 'We sell soup. Initially nobody came back. We changed the recipe and now 40 of 52 guests come every week.'],
] as const)('later figures supersede the loss of the beginning: %s %s', ([language, text]) =>
  expect(isLoss(text, language)).toBe(false),
);

test('a loss after a good beginning stays', () => {
  expect(isLoss('We hold a morning for fathers. At first 33 came, and since then nobody has come back.', 'en')).toBe(
    true,
  );
});

test.for([
  'We cut hair at home. At first nobody came back. Then we tried three other prices.',
  'We cut hair at home. At first nobody came back. Then we asked 30 guests why.',
])('what else is counted later supersedes no loss: %s', (text) => expect(isLoss(text, 'en')).toBe(true));

test('who comes every week comes back', () => {
  const claims = reviewedOf('We hold a morning for fathers. Since May 29 of 33 have come every week.', 'en');
  expect(claims.map(({ kind }) => kind)).toContain('repeat');
});
