import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isOwnAffair } from './ownAffairs';

const isFound = (text: string, language: string): boolean => readText(text, language).clauses.some(isOwnAffair);

test.for([
  ['en', 'February was dead, as always.'],
  ['en', 'Our workshop is far too small now.'],
  ['en', "I can't take on any more before Easter."],
  ['en', 'We had two complaints, both about the lid.'],
  ['en', 'Three customers were unhappy, and got a second visit.'],
  ['de', 'Im Januar ist bei uns tote Hose.'],
  ['de', 'Mehr als vier Öfen am Tag schaffe ich allein nicht.'],
  ['de', 'Zwei Kunden waren unzufrieden, da war der Kamin zu eng.'],
  ['es', 'En agosto estuvo todo muy parado, no damos abasto en mayo.'],
  ['es', 'Tuvimos dos quejas, las dos por el horario.'],
  ['zh', '二月份就没什么单。'],
  ['zh', '现在冷库不够用了。'],
  ['zh', '去年有三单投诉，都是送晚了。'],
])('what happens in our business is no trouble of theirs: %s %s', ([language, text]) =>
  expect(isFound(text!, language!)).toBe(true),
);

test.for([
  ['en', 'In February the farmers have no work.'],
  ['en', 'Customers complain about late deliveries.'],
  ['en', 'The town hall had 40 complaints about rats last year.'],
  ['de', 'Die Wirte kommen im Sommer nicht mehr hinterher.'],
  ['de', 'Im Winter ist bei den Wirten tote Hose.'],
  ['es', 'Los vecinos tienen quejas por el ruido.'],
  ['zh', '店主早上忙不过来。'],
  ['zh', '去年小区有四十起投诉，都是噪音。'],
  ['de', 'Das Lager wird voll, und die Händler zahlen Strafe.'],
])('a trouble of others stays theirs: %s %s', ([language, text]) => expect(isFound(text!, language!)).toBe(false));
