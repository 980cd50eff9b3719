import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  ['en', "We deliver dinner to students. The canteen shuts at 8 o'clock.", [], ['frequencyOrCost']],
  ['de', 'Wir liefern Essen an Studenten. Sie sagen, die Mensa schließt um 20 Uhr.', [], ['frequencyOrCost']],
  ['es', 'Llevamos cenas a estudiantes. Dicen que el comedor cierra a las 8.', [], ['frequencyOrCost']],
  ['zh', '我们给学生送晚饭。他们说食堂晚上8点关门。', [], ['frequencyOrCost']],
  [
    'en',
    'We deliver dinner to students. They say the library opens at 9 a.m. and closes at 6 p.m.',
    [],
    ['frequencyOrCost'],
  ],
  [
    'en',
    'We deliver dinner to students. They wait 40 minutes every evening at 8 p.m. in the queue.',
    ['frequencyOrCost'],
    [],
  ],
] as const)('a time of day is no frequency, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
