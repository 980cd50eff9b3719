import { expect, test } from 'vitest';
import { readText } from './readText';

const modalitiesOf = (language: string, text: string) =>
  readText(text, language).clauses.map(({ modality }) => modality);

test.for([
  ['en', 'On paper, 31 owners pay me every June.'],
  ['en', '31 owners pay me every June in my business plan.'],
  ['en', 'In the spreadsheet, eleven guest houses pay us every week.'],
  ['en', 'According to our plan, 31 owners pay us every June.'],
  ['en', 'I am counting on 31 owners paying me every June.'],
  ['en', 'We rely on 31 owners to pay us every June.'],
  ['de', 'Ich rechne damit, dass mir neun Pflegedienste jeden Monat eine Inspektion bezahlen.'],
  ['de', 'Neun Pflegedienste rechnen fest damit, mir jeden Monat eine Inspektion zu bezahlen.'],
  ['de', 'Auf dem Papier zahlen mir neun Pflegedienste jeden Monat eine Inspektion.'],
  ['de', 'Laut Businessplan zahlen mir neun Pflegedienste jeden Monat eine Inspektion.'],
  ['es', 'Cuento con que 40 familias me paguen cada curso.'],
  ['es', 'En mi plan, 40 familias me pagan cada curso.'],
  ['zh', '我指望八家食堂每个月付钱给我。'],
  ['zh', '计划书里有八家食堂每个月付钱给我们。'],
] as const)('customers who are only expected are no fact: %s %s', ([language, text]) =>
  expect(modalitiesOf(language, text).at(-1)).not.toBe('fact'),
);

test.for([
  ['en', '31 owners pay me every June, as my spreadsheet shows.'],
  ['en', 'In the spreadsheet, 31 owners have paid me since June.'],
  ['en', 'Owners keep their jobs on paper.'],
  ['en', 'Eleven guest houses pay us every week and rely on us to come on Sundays.'],
  ['de', 'Neun Pflegedienste bezahlen mir jeden Monat eine Inspektion und ich rechne damit, dass es mehr werden.'],
  ['es', 'Cuarenta familias me pagan cada curso.'],
  ['zh', '八家食堂每个月付钱给我们。'],
] as const)('what is told is one: %s %s', ([language, text]) => expect(modalitiesOf(language, text)).toContain('fact'));
