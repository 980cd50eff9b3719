import { expect, test } from 'vitest';
import { analysisOf } from '../../testing/analysisOf';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isNotYet } from './notYet';

const families = {
  en: 'We look after graves for families who live far away. Seven families paid 20 euros.',
  de: 'Wir pflegen Gräber für Familien, die weit weg wohnen. Sieben Familien haben 20 Euro bezahlt.',
  es: 'Cuidamos tumbas para familias que viven lejos. Siete familias pagaron 20 euros.',
  zh: '我们帮住得远的家庭照看墓地。七个家庭付了20欧元。',
};
const isLost = (sentence: string, language: keyof typeof families): boolean =>
  reviewedOf(`${families[language]} ${sentence}`, language).some(({ kind }) => kind === 'nobodyStayed');

test.for([
  ['en', 'Nobody has renewed yet because we only started in October.'],
  ['en', 'No one has renewed so far, as the first year is not over.'],
  ['en', 'None has come back yet, since we opened three weeks ago.'],
  ['en', 'We opened in October, so no family has ordered again yet.'],
  ['de', 'Noch hat niemand verlängert, wir haben erst im Oktober angefangen.'],
  ['de', 'Noch hat niemand noch einmal bestellt.'],
  ['de', 'Bisher hat keiner verlängert, weil wir erst im Oktober begonnen haben.'],
  ['es', 'Todavía nadie ha renovado, porque empezamos en octubre.'],
  ['es', 'Aún no ha renovado nadie.'],
  ['zh', '还没有人续费，我们十月才开始。'],
  ['zh', '目前没人续费，因为十月才刚开始。'],
] as const)('%s: nobody renewed so far, and the time for it has not come: %s', ([language, sentence]) => {
  expect(readText(sentence, language).clauses.some(isNotYet)).toBe(true);
  expect(isLost(sentence, language)).toBe(false);
});

test.for([
  ['en', 'Nobody renewed.'],
  ['en', 'None of them came back.'],
  ['en', 'After two years nobody has renewed yet.'],
  ['en', 'After half a year nobody has renewed yet.'],
  ['en', 'Yet nobody has ordered again.'],
  ['de', 'Keiner hat verlängert.'],
  ['es', 'Nadie renovó.'],
] as const)('%s: nobody did when it was due: %s', ([language, sentence]) => {
  expect(readText(sentence, language).clauses.some(isNotYet)).toBe(false);
  expect(isLost(sentence, language)).toBe(true);
});

test.for([
  ['en', 'Nobody has cancelled yet.'],
  ['en', 'They have come back yet again.'],
  ['de', 'Noch hat niemand gekündigt.'],
  ['zh', '还没有人退订。'],
  ['de', 'Niemand hat noch einmal bestellt.'],
  ['en', 'They liked it, yet nobody has ordered again.'],
] as const)('%s: who stays or did not come again is told in other words: %s', ([language, sentence]) =>
  expect(readText(sentence, language).clauses.some(isNotYet)).toBe(false),
);

test('a young service with deposits is no figure against the problem', () => {
  const { report } = analysisOf(
    "Families who live far from their parents' grave worry that it is not looked after. We look after graves in Porto. In August I talked to 18 families; 12 of them already pay a florist 25 euros a month. Seven left a deposit of 20 euros. Nobody has renewed yet because we only started in October.",
  );
  expect(report.dealBreakers.find(({ key }) => key === 'problem')?.state).toBe('pass');
});
