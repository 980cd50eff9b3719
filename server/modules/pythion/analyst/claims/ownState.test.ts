import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { isOwnState } from './ownState';

const isOurs = (text: string, language: string): boolean => readText(text, language).clauses.some(isOwnState);

test.for([
  ['en', "Honestly I don't know whether to carry on."],
  ['en', 'We are not sure if we should keep going or sell.'],
  ['en', 'So far nothing bad has happened.'],
  ['en', "It's still only an idea."],
  ['de', 'Ich weiß nicht, ob ich damit weitermachen soll.'],
  ['de', 'Bislang ist zum Glück nichts passiert.'],
  ['de', 'Angefangen haben wir noch nicht.'],
  ['es', 'No sé si seguir con esto.'],
  ['es', 'Hasta ahora no ha pasado nada.'],
  ['es', 'Todavía no he empezado.'],
  ['zh', '我不知道要不要继续做下去。'],
  ['zh', '到现在也没出过什么事。'],
  ['zh', '这还只是个想法。'],
  ['zh', '打算再开两家店。'],
])('our doubt, luck, plan or beginning: %s %s', ([language, text]) => expect(isOurs(text!, language!)).toBe(true));

test.for([
  ['en', "Owners don't know whether to replace the boiler or repair it."],
  ['en', 'They report the leak, and nothing happens.'],
  ['en', 'Parents have no idea whether the bus has come.'],
  ['de', 'Die Besitzer wissen nicht, ob der Kessel noch hält.'],
  ['de', 'Man meldet den Schaden, und nichts passiert.'],
  ['es', 'Los dueños no saben si la caldera aguanta.'],
  ['zh', '家长不知道校车到了没有。'],
  ['zh', '农户想开发票很麻烦。'],
])('a trouble of theirs: %s %s', ([language, text]) => expect(isOurs(text!, language!)).toBe(false));
