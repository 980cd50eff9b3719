import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { readPractice } from './practice';

const evidenceOf = (text: string, language: string): number =>
  Math.max(0, ...readPractice(readText(text, language).clauses).map(({ evidence }) => evidence));

test.each([
  ['en', 'I see about 40 salons every eight weeks and the average stop is £58.', 5],
  ['en', 'We do 12 ovens a week and the average bill is £70.', 5],
  ['de', 'Ich betreue 40 Salons alle acht Wochen, im Schnitt sind es 58 Euro.', 5],
  ['es', 'Atiendo 40 peluquerías cada mes, de media son 58 euros.', 5],
  ['en', 'We tried it in my village: 14 houses signed up, a plumber came and earned 1,120 euros in one day.', 4],
  ['de', 'Wir haben es im Dorf probiert: 14 Häuser trugen sich ein, ein Klempner kam und verdiente 1.120 Euro.', 4],
  ['es', 'Lo probamos en mi pueblo: se apuntaron catorce casas, vino un fontanero y cobró 1.120 euros en un día.', 4],
  ['en', 'We tried it in my village: 14 houses signed up.', 3],
])('what is done for those who pay, and who took part in a trial, is evidence: %s %s', (language, text, level) =>
  expect(evidenceOf(text, language)).toBe(level),
);

test.each([
  ['en', "I'm a nurse and see 40 patients a week."],
  ['en', 'I would see 40 salons every eight weeks and the average stop would be £58.'],
  ['en', 'We will try it in my village: 14 houses could sign up.'],
  ['en', 'A rival tried it in his village: 14 houses signed up and he earned 1,120 euros.'],
  ['en', 'We tried it in my village: nobody signed up.'],
  ['es', 'Lo probaríamos en mi pueblo: se apuntarían catorce casas.'],
])('what is planned, of others or without those who pay is none: %s %s', (language, text) =>
  expect(evidenceOf(text, language)).toBe(0),
);
