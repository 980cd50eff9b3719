import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readReach } from './reach';

const isTried = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => readReach(clause).some(({ kind }) => kind === 'channelTried'));

test.each([
  ['Seit Januar 62 Reparaturen, die meisten über zwei Akustiker in Kassel.', 'de'],
  ['40 orders so far, most through two vets in Leeds.', 'en'],
  ['Llegan por Instagram (tengo 6.200 seguidoras).', 'es'],
  ['How I got them: I walk in with a cool bag at ten and leave six meals.', 'en'],
  ['36 Ställe angeschrieben, 21 stellten uns eine Kiste hin.', 'de'],
  ['17 kitchens, 6 let us put a bin out back.', 'en'],
  ['We wrote to 40 stables, and 12 let us hang a feeder.', 'en'],
  ['Visité 40 bares y 12 se quedaron una caja.', 'es'],
  ['It spread quickly, one driver told the next.', 'en'],
  ['I put up a page in the spring and 900 people left their email.', 'en'],
  ['Los clientes me los pasó la administradora.', 'es'],
  ["Les cabinets viennent du bouche-à-oreille et de deux interventions à l'école d'infirmières.", 'fr'],
  ['Os clientes, quase todos vêm pelas perfuratrizes, não procuram.', 'pt'],
])('a way and what came of it are told: %s', (text, language) => expect(isTried(text, language)).toBe(true));

test.each([
  ['Wir haben 40 Kunden, die meisten über 60 Jahre alt.', 'de'],
  ['We have 40 members, most over 60.', 'en'],
  ['Llegan por la mañana y se van por la tarde.', 'es'],
  ['30 nurses, 12 let us see their rotas.', 'en'],
  ['One farmer lost the next crop.', 'en'],
  ['I put up a page and nobody signed up.', 'en'],
  ['Las quejas me las pasó la administradora.', 'es'],
  ['We hope that one driver tells the next.', 'en'],
])('what is none isn’t: %s', (text, language) => expect(isTried(text, language)).toBe(false));
