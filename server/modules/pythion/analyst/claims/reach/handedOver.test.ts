import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isHandedOver } from './handedOver';

const is = (text: string, language: string): boolean => readText(text, language).clauses.some(isHandedOver);

test.each([
  ['en', 'We spoke with 34 of them at the meeting in June and 11 handed us a logbook.'],
  ['en', 'I talked to 20 shepherds outside the auction hall and eight of them gave me their flock records.'],
  ['de', 'Wir haben auf der Messe in Husum mit 34 Fischern gesprochen, elf gaben uns ihre Fangbücher.'],
  ['es', 'Hablamos con 34 pescadores en la lonja de Burela y once nos dieron sus diarios.'],
  ['zh', '我在六月的例会上跟三十四位渔民聊过，十一位把日志交给了我。'],
])('they were met at a place, and some handed something over: %s %s', (language, text) =>
  expect(is(text, language)).toBe(true),
);

test.each([
  ['en', 'We spoke with 34 of them at the meeting in June and one handed us a logbook.'],
  ['en', 'We spoke with 34 of them and they lose gear in winter.'],
  ['de', 'Wir haben mit 34 Fischern gesprochen, elf fischen im Winter.'],
  ['es', 'Hablamos con 34 pescadores y once pierden redes.'],
])('no place, or nothing handed over: %s %s', (language, text) => expect(is(text, language)).toBe(false));
