import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readSoldCounts } from './soldCount';

const isSold = (text: string, language: string): boolean => {
  const { clauses } = readText(text, language);
  return readSoldCounts(clauses, readClaims(clauses)).length > 0;
};

test.each([
  ['Parishes pay £8 per filled Sunday, 23 filled since Easter.', 'en'],
  ['Parishes pay £8 per filled Sunday. We have filled 23 since Easter.', 'en'],
  ['We charge £90 a visit. 58 visits since August.', 'en'],
  ['We charge £12 a wash. We do 40 washes a week.', 'en'],
  ['Ich nehme 49, Teile kosten mich ein Fünftel davon. Seit Januar 62 Reparaturen.', 'de'],
  ['Cobro 12 € por afilado. Desde enero 90 pedidos.', 'es'],
  ['Cobro 35 euros la hora más las piezas y arreglo unos 90 al mes.', 'es'],
  ['I charge £18 a pair. I sharpen about 30 a week.', 'en'],
  ['Le cabinet paie 25 euros par remplacement pourvu. Depuis février : 112 remplacements pourvus.', 'fr'],
  ['Os produtores não sabem onde furar. Preço: R$ 900 por visita. Resultado: 58 visitas desde agosto.', 'pt'],
])('sales are counted at a price that is told: %s', (text, language) => expect(isSold(text, language)).toBe(true));

test.each([
  ['Schools pay £3 a pupil. 340 pupils since May.', 'en'],
  ['We charge £90 a visit. We made 58 visits since August to listen and interview them.', 'en'],
  ['We charge £25 a lesson. 140 lessons in the free trial so far.', 'en'],
  ['Dealers charge £49 a repair. 62 repairs since January.', 'en'],
  ['A rival charges £25 a lesson. They gave 140 lessons last year.', 'en'],
  ['58 visits since August.', 'en'],
  ['Cobro 35 euros la hora. Un chico me ayuda por las tardes, 700 al mes.', 'es'],
  ['Ich nehme 40 Euro pro Rad. Ich möchte 25 Räder im Monat reparieren.', 'de'],
  ['We charge £49 a repair. We plan 62 repairs by next May.', 'en'],
  ['Farmers pay £2 a hive. One has 40 hives since May.', 'en'],
])('what is no sale isn’t: %s', (text, language) => expect(isSold(text, language)).toBe(false));
