import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { readText } from '../text/readText';
import { partsBeforeIntentions } from './parts';

test.each([
  [
    'I collect whey from cheesemakers. 9 of them told me they throw it away',
    "I collect whey from cheesemakers. 9 of them told me they throw it away, and 4 said they'd book me",
  ],
  [
    'I sharpen clippers for groomers. 11 of 15 showed me blunt blades',
    'I sharpen clippers for groomers. 11 of 15 showed me blunt blades, and 3 would pay £8',
  ],
  [
    'Wir holen Molke bei Käsereien ab. 9 von ihnen haben mir erzählt, dass sie sie wegschütten',
    'Wir holen Molke bei Käsereien ab. 9 von ihnen haben mir erzählt, dass sie sie wegschütten, und 4 würden uns buchen',
  ],
])('a further claim in the sentence takes nothing away: “%s”', (told, further) => {
  const [before, after] = [analysisOf(`${told}.`).report, analysisOf(`${further}.`).report];
  expect(after.score).toBeGreaterThanOrEqual(before.score);
  const problemOf = ({ scores }: typeof before) => scores.find(({ key }) => key === 'problem')!.score;
  expect(problemOf(after)).toBeGreaterThanOrEqual(problemOf(before));
});

test.each([
  'If 9 of them told me they throw it away, 4 would book me.',
  '9 of them would book me, and 4 said they would pay.',
  '9 of them told me they throw it away, and 4 would never pay.',
])('nothing is told before the intention, or there is none: %s', (text) =>
  expect(partsBeforeIntentions(readText(text, 'en').clauses)).toEqual([]),
);
