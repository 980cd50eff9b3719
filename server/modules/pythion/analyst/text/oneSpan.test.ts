import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';
import { readText } from './readText';

test.each([
  'In six shops finished bikes stood four days before and one day after, measured over eight weeks.',
  'In six shops finished bikes stood four days before and only one day now, measured over eight weeks.',
  'In 6 shops finished bikes stood 4 days before and 1 day after, measured over 8 weeks.',
  'At nine bakeries an order took three days before and one day afterwards, over six weeks.',
])('one day is how long, spelled out or not: %s', (text) => {
  const idea = `Bike shops in Ghent keep finished bikes too long. Our app texts the owners. ${text}`;
  expect(readText(text, 'en').clauses[0]?.modality).toBe('fact');
  expect(reviewedOf(idea, 'en').some(({ kind }) => kind === 'measuredDifference')).toBe(true);
});

test.each([
  ['In sechs Läden standen Räder vorher vier Tage und danach einen Tag.', 'de'],
  ['En seis tiendas las bicis esperaban cuatro días antes y un día después.', 'es'],
])('one of what is counted in the same words counts: %s', (text, language) => {
  const spans = readText(text, language).clauses.flatMap(({ quantities }) =>
    quantities.flatMap(({ kind, value }) => (kind === 'time' ? [value] : [])),
  );
  expect(spans).toEqual([4, 1]);
});

test.each(['One day 40 shops pay us.', 'One day we will open shops.', 'And one day 40 shops pay us.'])(
  'one day that comes is a plan: %s',
  (text) => {
    expect(readText(text, 'en').clauses[0]?.modality).toBe('plan');
  },
);
