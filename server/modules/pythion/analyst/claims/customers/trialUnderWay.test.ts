import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isUnpaid = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'nobodyPaid');

test.each([
  ['en', '3 firms are on a free trial and none of them pays yet. We plan to charge 300 dollars a month.'],
  ['en', '3 firms are on a free trial. None of them has paid yet.'],
  ['en', 'Four bakers use it for free and nobody pays so far.'],
  ['de', 'Drei Praxen testen kostenlos, und noch zahlt keine.'],
  ['es', 'Tres clínicas están en una prueba gratuita y ninguna paga todavía.'],
  ['zh', '3家诊所正在免费试用,还没有一家付费。'],
])('a free trial under way is no refusal: %s %s', (language, text) => {
  expect(isUnpaid(text, language)).toBe(false);
});

test.each([
  ['en', 'We offered it to 30 firms for 40 dollars and none of them paid.'],
  ['en', '30 firms were on a free trial and none of them paid when it ended.'],
])('who did not pay when asked is counted: %s %s', (language, text) => {
  expect(isUnpaid(text, language)).toBe(true);
});
