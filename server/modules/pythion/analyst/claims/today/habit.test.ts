import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';

const levelOf = (text: string) => analysisOf(text).report.scores.find(({ key }) => key === 'differentiation')!.score;

const idea = 'We repair dental instruments by post for practices in Graz.';

test.each([
  'Bisher warten die Praxen im Schnitt 12 Tage beim Hersteller.',
  'There is another shop that repairs them but it never collects.',
  'Otherwise practices borrow a set from a neighbour.',
])('the way of today is one that is called so: %s', (text) => {
  expect(levelOf(`${idea} ${text}`)).toBeGreaterThanOrEqual(1);
});

test.each(['Now 12 practices pay us 40 euros a month.', 'Today our shop opened.', 'There is no other shop like ours.'])(
  'what we do today, and another one that is not there, is none: %s',
  (text) => {
    expect(levelOf(`${idea} ${text}`)).toBe(0);
  },
);
