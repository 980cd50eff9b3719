import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isPersonIntroduction, isTrained } from './introduction';

const first = (text: string, language: string) => readText(text, language).clauses[0]!;

test.each([
  ['de', 'Ich bin Elektriker.', true],
  ['de', 'Ich bin gelernte Orthopädieschuhmacherin.', true],
  ['de', 'Mein Bruder macht das Drumherum.', true],
  ['de', 'Programmieren kann ich nicht.', true],
  ['es', 'Soy maestra de primaria en Oaxaca.', true],
  ['es', 'Mi hija sabe programar.', true],
  ['zh', '我表弟写程序。', true],
  ['de', 'Ich bin dabei, einen Sensor für Imker zu bauen.', false],
  ['de', 'Wir sind ein Lieferdienst für Blumen.', false],
  ['de', 'Ich repariere Fenster.', false],
  ['es', 'Somos una tienda de pan.', false],
  ['zh', '我做窗帘。', false],
])('%s: who the founders are: %s', (language, text, isIntroduced) =>
  expect(isPersonIntroduction(first(text, language))).toBe(isIntroduced),
);

test.each([
  ['de', 'Ich bin gelernte Orthopädieschuhmacherin.', true],
  ['es', 'Las dos somos monitoras tituladas y socorristas.', true],
  ['de', 'Ich bin Elektriker.', false],
  ['de', 'Meine Kunden sind gelernte Schuster.', false],
])('%s: a trade that was learned: %s', (language, text, isLearned) =>
  expect(isTrained(first(text, language))).toBe(isLearned),
);
