import { expect, test } from 'vitest';
import { checkRanges } from './testing/ranges/check';
import { fifthIdeas } from './testing/ranges/fifth.ideas';
import { fifthLookAlikes, fifthPairs } from './testing/ranges/fifth.pairs';
import { fourthIdeas } from './testing/ranges/fourth.ideas';
import { fourthLookAlikes } from './testing/ranges/fourth.lookAlikes';
import { fourthPairs } from './testing/ranges/fourth.pairs';
import * as relations from './testing/ranges/fourth.relations';
import { knownFifth, knownFourth } from './testing/ranges/knownMisses';

test('the fourth set, opened for 1.4, misses only what is known', () => {
  const { checks, misses } = checkRanges({
    ideas: fourthIdeas,
    pairs: fourthPairs,
    lookAlikes: fourthLookAlikes,
    forms: relations.fourthForms,
    worthless: relations.fourthWorthless,
    evidence: relations.fourthEvidence,
    rejected: relations.fourthRejected,
    accepted: relations.fourthAccepted,
  });
  console.log(`${misses.length} of ${checks} checks missed`);
  expect(misses).toEqual(knownFourth);
});

test('the fifth set misses only what is known', () => {
  const { checks, misses } = checkRanges({ ideas: fifthIdeas, pairs: fifthPairs, lookAlikes: fifthLookAlikes });
  console.log(`${misses.length} of ${checks} checks missed`);
  expect(misses).toEqual(knownFifth);
});
