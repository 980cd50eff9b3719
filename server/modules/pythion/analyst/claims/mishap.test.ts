import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isMishap } from './mishap';

test.each([
  ['en', 'If one letter is wrong the crem sends it back and the funeral can slip by days.', true],
  ['en', 'When a form is missing they have to start again.', true],
  ['en', 'What I learned is that the moms cared that we showed up; the last company stood half of them up.', true],
  ['de', 'Wenn ein Buchstabe falsch ist, schickt das Amt alles zurück.', true],
  ['es', 'Si falta una firma, el juzgado lo devuelve y se retrasa semanas.', true],
  ['es', 'La última empresa los dejó plantados.', true],
  ['zh', '要是写错一个字,窗口就退回,只能重来。', true],
  ['de', 'Gemeinden merken den Schimmel erst, wenn die Reinigung 18.000 Euro kostet.', true],
  ['en', 'Owners only find out that the roof leaks when the ceiling is wet.', true],
  ['es', 'Los dueños solo se dan cuenta cuando ya gotea.', true],
  ['zh', '业主等到天花板湿了才发现屋顶漏水。', true],
  ['en', 'We only found out that it worked when we tried it.', false],
  ['en', 'If our app is down, we have to start again.', false],
  ['en', 'If a form is missing, our tool will find it in days.', false],
  ['en', 'Parents only see their own child.', false],
  ['en', 'Members only discover places near home.', false],
  ['en', 'Pupils learn only three songs a week.', false],
  ['es', 'Los socios solo descubren bodegas pequeñas.', false],
  ['en', 'When the kiln is full they have a party.', false],
  ['en', 'The company stood up a new team.', false],
])('what goes wrong for them is a trouble: %s %s', (language, text, expected) =>
  expect(readText(text, language).clauses.some(isMishap)).toBe(expected),
);
