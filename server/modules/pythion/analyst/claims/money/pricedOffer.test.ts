import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isPricedOffer } from './pricedOffer';

const isIn = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => clause.quantities.some((one) => isPricedOffer(clause, one)));

test.for([
  ['en', 'We bring hot meals to building sites for 7 euros.'],
  ['de', 'Wir bringen warmes Essen auf Baustellen für 7 Euro.'],
  ['de', 'Ich repariere Fahrräder für 20 Euro.'],
  ['es', 'Llevamos comida caliente a las obras por 7 euros.'],
  ['es', 'Arreglo bicicletas por 20 euros.'],
])('what we do, with its price: %s %s', ([language, text]) => expect(isIn(text!, language!)).toBe(true));

test.for([
  ['en', 'We rent a hall for 300 euros.'],
  ['en', 'We do not bring meals for 7 euros.'],
  ['en', 'We will bring meals to building sites for 7 euros.'],
  ['de', 'Wir mieten eine Halle für 300 Euro.'],
  ['de', 'Bringen wir Essen für 7 Euro?'],
  ['es', 'Alquilamos un local por 300 euros.'],
  ['es', 'No llevamos comida por 7 euros.'],
  ['es', 'Un rival lleva comida a las obras por 7 euros.'],
])('what we buy, plan, deny, or others do: %s %s', ([language, text]) => expect(isIn(text!, language!)).toBe(false));
