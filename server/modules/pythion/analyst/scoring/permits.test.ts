import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const granted = 'You have the permission that you need, or need none.';

const isGranted = (sentences: string): boolean =>
  analysisOf(
    `Homeowners in Kent lose heat through old boilers. We service boilers for £90 a visit. ${sentences}`,
  ).report.scores.some(({ reasons }) => reasons.some(({ text }) => text === granted));

test.each([
  "We are registered with Gas Safe and hold the license. We haven't got a permit to park in Leeds yet.",
  'We are registered with Gas Safe and hold the license.',
  "I'm a licensed electrician.",
])('a permit of a named scheme is held, and one where no other is missing: %s', (sentences) =>
  expect(isGranted(sentences)).toBe(true),
);

test.each([
  "I'm a licensed electrician. We haven't passed the inspection of the batteries yet.",
  "We are registered with Gas Safe. We haven't got the Gas Safe approval for heat pumps yet.",
])('what is held is not all that is needed: %s', (sentences) => expect(isGranted(sentences)).toBe(false));

test('who says that no permission is needed, and who confirmed it, lowers nothing', () => {
  const idea =
    'Small bakeries in Porto throw away a fifth of their bread. We built a tool that tells them how much to bake. Nine bakeries used it for ten weeks and waste fell from 19% to 8%. They pay 35 euros a month.';
  const without = analysisOf(idea).report;
  const { report } = analysisOf(
    `${idea} No permission is needed. The food authority confirmed that in writing in March.`,
  );
  expect(report.score).toBeGreaterThanOrEqual(without.score);
  expect(report.dealBreakers.find(({ key }) => key === 'legal')?.state).toBe('pass');
  const reasons = report.scores.find(({ key }) => key === 'differentiation')!.reasons;
  expect(reasons.map(({ quote }) => quote)).not.toContain('No permission is needed');
});

test.each([
  'The council gave my kitchen a food hygiene rating of 5 in March.',
  'Environmental health inspected us in March and rated us 5 out of 5.',
  'I hold a level 2 food hygiene certificate.',
])('a sentence that tells the permit itself lowers nothing: %s', (sentence) => {
  const idea =
    'I bake gluten-free bread in a small kitchen in Stroud. Parents of coeliac children drive 40 minutes to Bristol on Saturdays. I sell a box of two loaves for £11, and flour, power and box come to £4.20. Twenty-six families have bought a box.';
  const without = analysisOf(idea).report;
  const { report } = analysisOf(`${idea} ${sentence}`);
  expect(report.score).toBeGreaterThanOrEqual(without.score);
  expect(report.caps).toEqual(without.caps);
});
