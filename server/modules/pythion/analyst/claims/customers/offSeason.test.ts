import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isOffSeason } from './offSeason';

const isTold = (text: string, language: string): boolean => readText(text, language).clauses.some(isOffSeason);

test.each([
  ['en', 'In winter the lake is frozen, and we earn nothing.'],
  ['en', "During the closed season we don't sell anything."],
  ['de', 'Im Winter ist der See zu, da nehmen wir nichts ein.'],
  ['de', 'In den Wintermonaten haben wir keine Einnahmen.'],
  ['es', 'En invierno el lago se hiela y no ingresamos nada.'],
  ['es', 'Fuera de temporada no vendemos nada.'],
  ['zh', '冬天湖面结冰，没有收入。'],
])('a season without anything to sell: %s %s', (language, text) => expect(isTold(text, language)).toBe(true));

test.each([
  ['en', 'We earn nothing.'],
  ['en', 'Last summer we did not sell anything.'],
  ['en', 'In winter nobody wanted to pay.'],
  ['de', 'Im Sommer hat niemand bezahlt.'],
  ['de', 'Wir nehmen nichts ein.'],
  ['es', 'El verano pasado no vendimos nada.'],
  ['es', 'En verano nadie nos pagó.'],
  ['zh', '去年夏天没有收入。'],
])('none of it is a season: %s %s', (language, text) => expect(isTold(text, language)).toBe(false));
