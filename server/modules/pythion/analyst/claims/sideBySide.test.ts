import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isLessDone, isWorseSideBySide } from './sideBySide';

const isWorse = (text: string, language: string): boolean => readText(text, language).clauses.some(isWorseSideBySide);

test.each([
  ['es', 'Con el nuestro fueron casi cuatro horas contra tres a mano.'],
  ['es', 'Con la mía fueron 12 bajas frente a 9 con la de siempre.'],
  ['en', 'With ours it took nearly four hours against three by hand.'],
  ['de', 'Mit unserem waren es 12 Fehler gegen 9 von Hand.'],
])('ours is worse: %s %s', (language, text) => {
  expect(isWorse(text, language)).toBe(true);
});

test.each([
  ['es', 'Con el nuestro fueron dos horas contra tres a mano.'],
  ['es', 'Con el nuestro fueron 400 kilos contra 300 a mano.'],
  ['en', 'With ours it took two hours against three by hand.'],
  ['de', 'Mit unserem waren es 9 Fehler gegen 12 von Hand.'],
  ['es', 'A mano fueron cuatro horas contra tres con el nuestro.'],
  ['es', 'Con el nuestro duermen 8 horas contra 6 antes.'],
  ['en', 'With our band they slept 8 hours against 6 before.'],
])('ours is better, or nothing tells: %s %s', (language, text) => {
  expect(isWorse(text, language)).toBe(false);
});

test.each([
  ['en', 'One crew had our ladder and one the old one: the crew with ours picked 14% fewer crates.', true],
  ['de', 'Die Gruppe mit unserer Leiter pflückte 14 % weniger Kisten.', true],
  ['es', 'Los que iban con la nuestra recogieron un 14 % menos.', true],
  ['en', 'One crew had our ladder and one the old one: the crew with ours picked 14% more crates.', false],
  ['en', 'The crew with ours made 14% fewer errors.', false],
])('less work done with ours is worse: %s %s', (language, text, isLess) => {
  expect(readText(text, language).clauses.some(isLessDone)).toBe(isLess);
});
