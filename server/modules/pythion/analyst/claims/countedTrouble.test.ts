import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

const countsOf = (text: string, language: string): (string | undefined)[] =>
  reviewedOf(text, language).flatMap(({ kind, evidence, quantity }) =>
    kind === 'evidence' && evidence === 3 && quantity?.of !== undefined ? [`${quantity.value} of ${quantity.of}`] : [],
  );

test.for([
  [
    'en',
    'Tenants miss the court date. I went through 212 court files, and in 167 there was no answer at all.',
    '167 of 212',
  ],
  ['en', 'Refugees drop out of class. We asked 37 of them, 29 had dropped out at least once.', '29 of 37'],
  ['en', 'Graves go untended. I called 30 families and 21 had last been there more than a year ago.', '21 of 30'],
  ['de', 'Imkern wird Honig gestohlen. Ich habe 30 Imker gefragt, bei 21 war im letzten Jahr etwas weg.', '21 of 30'],
] as const)('we asked or looked, and counted who has the trouble: %s %s', ([language, text, count]) =>
  expect(countsOf(text, language)).toContain(count),
);

test.for([
  ['en', 'Cyclists get punctures. I asked 40 riders and 31 would buy a patch.'],
  ['en', 'Cyclists get punctures. I asked 40 riders and 31 bought our patch.'],
  ['en', 'Cyclists get punctures. I asked 40 riders and none had one.'],
  ['en', 'Cafés throw away milk. I asked 30 cafés and 22 were not interested.'],
  ['en', 'Cafés throw away milk. I asked 24 cafés and 15 had no time to talk.'],
  ['en', 'Drivers get fines. I interviewed 40 drivers, 18 were not from Leeds.'],
  ['de', 'Imkern wird Honig gestohlen. Ich habe 30 Imker gefragt, 21 waren Frauen.'],
  ['de', 'Wirten fehlt Personal. Ich habe 40 Wirte gefragt, 25 waren schon in Rente.'],
  ['de', 'Ärzten fehlt Zeit. Ich habe 20 Ärzte gefragt, 12 hatten kein Interesse.'],
  ['es', 'A los vecinos les roban bicis. Pregunté a 30 vecinos y 18 estaban de vacaciones.'],
] as const)('what they would do, or do with ours, is no such count: %s %s', ([language, text]) =>
  expect(countsOf(text, language)).toEqual([]),
);

test('those asked lost things, and are no customers who left', () => {
  const kinds = reviewedOf('Imkern wird Honig gestohlen. Ich habe 30 Imker gefragt, bei 21 war etwas weg.', 'de').map(
    ({ kind }) => kind,
  );
  expect(kinds).not.toContain('churn');
  expect(kinds).not.toContain('proof');
});
