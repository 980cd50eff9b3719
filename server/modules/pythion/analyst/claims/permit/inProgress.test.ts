import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

/** What the report says of the permission. */
const stated = (sentence: string): string[] =>
  analysisOf(`Our app helps diabetics count carbohydrates by a photo. ${sentence}`)
    .report.scores.find(({ key }) => key === 'feasibility')!
    .reasons.map(({ text }) => text);

const held = 'You have the permission that you need, or need none.';

test.for([
  'We are preparing the approval as a medical device of class IIa with TÜV Süd.',
  'We are applying for the approval as a medical device.',
])('what is prepared is not held: %s', (sentence) => {
  expect(stated(sentence)).not.toContain(held);
});

test('what is held is held', () => {
  expect(stated('We hold the approval as a medical device of class IIa from TÜV Süd.')).toContain(held);
});
