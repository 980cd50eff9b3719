import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isUnbuilt } from './unbuilt';

const isIn = (text: string, language: string): boolean => readText(text, language).clauses.some(isUnbuilt);

test.for([
  ['en', 'We have not built it yet.'],
  ['de', 'Gebaut haben wir ihn noch nicht.'],
  ['de', 'Wir haben ihn noch nicht gebaut.'],
  ['de', 'Getestet haben wir noch nichts.'],
  ['es', 'Todavía no lo hemos construido.'],
  ['es', 'Aún no lo hemos probado.'],
])('something that is not made: %s %s', ([language, text]) => expect(isIn(text!, language!)).toBe(true));

test.for([
  ['en', 'We have built it.'],
  ['en', 'We have built it without any help.'],
  ['de', 'Gebaut haben wir ihn schon.'],
  ['de', 'Wir haben ihn ohne Hilfe gebaut.'],
  ['es', 'Ya lo hemos construido.'],
  ['es', 'Lo hemos construido sin ayuda.'],
])('something that is: %s %s', ([language, text]) => expect(isIn(text!, language!)).toBe(false));

const levelOf = (key: string, text: string): number => {
  const analysis = analyseIdea(text);
  return analysis.ok ? (analysis.report.scores.find((score) => score.key === key)?.score ?? 0) : 0;
};

test('a German robot that is not built is no prototype', () => {
  const robot = 'Ein Roboter, der Handtücher für Hotels faltet.';
  expect(levelOf('feasibility', `${robot} Gebaut haben wir ihn noch nicht.`)).toBe(1);
  expect(levelOf('feasibility', `${robot} Gebaut haben wir ihn schon.`)).toBe(3);
});
