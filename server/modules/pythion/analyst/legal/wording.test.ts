import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { harmSum } from './harmWeights';

const legalOf = (text: string) => {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal') : undefined;
};
const sumOf = (text: string): number | undefined => harmSum(readText(text).clauses[0]?.context ?? []);

test('harm that no frame describes is found by its wording, and the reason says what is wrong', () => {
  const legal = legalOf('Our app lets teenagers post the addresses of classmates they hate.');
  expect(legal?.state).toBe('fail');
  expect(legal?.reason).toContain('seems to do harm: it endangers children');
  expect(legal?.reason).toContain('Our app lets teenagers post the addresses');
});

test.each([
  ['We sell honey that we mix with rice syrup; the label says pure honey.', 'fail'],
  ['We check honey in a lab for rice syrup so shops can trust the label that says pure honey.', 'pass'],
  ['I want to do the same in Milan for students who have no washing machine.', 'unknown'],
  ['We wash the clothes of students in Milan who have no washing machine.', 'pass'],
])('judges the act, not its nouns: %s', (text, state) => {
  expect(legalOf(text)?.state).toBe(state);
});

test.each([
  'Smuggle vegetables into sauces: a cookbook for picky eaters.',
  'Killing time at airports: nap pods by quarter-hour.',
  'Thanks to the Chamber of Crafts our flyer lies on every counter in Cork.',
  'Goat dairies drive their milk up to 90 km, and we tow a pasteurizer to them, so that they need not leave.',
])('a harmful word in a harmless sentence is no harm: %s', (text) => {
  expect(legalOf(text)?.state).not.toBe('fail');
});

test('hiding who applies and taking down what is fake are remedies, and sorting people is not', () => {
  for (const text of [
    'We take the surnames out of applications before the viewing, so that every family is judged by its income.',
    'Our tool hides the photos of candidates from the recruiter, so that nobody is sorted out by color.',
    'We find reviews of guests who never ate there and have them taken down.',
  ])
    expect(legalOf(text)?.state, text).not.toBe('fail');
  expect(legalOf('Landlords use our score to turn away families with foreign names before a viewing.')?.state).toBe(
    'fail',
  );
});

test('other languages than English have no sum', () => {
  expect(sumOf('Wir verkaufen Sensoren an Milchbauern in Friesland.')).toBeUndefined();
  expect(sumOf('We sell sensors to dairy farmers in Friesland.')).toBeLessThan(0);
});
