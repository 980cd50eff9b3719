import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';

const amountsOf = (text: string, language: string, kind: Claim['kind']): number[] =>
  readClaims(readText(text, language).clauses).flatMap(({ kind: other, quantity }) =>
    other === kind && quantity ? [quantity.value] : [],
  );

test.each([
  ['Eine Hose kostet bei uns 89 Euro.', 'de', 89],
  ['Eine Kiste kostet bei uns 18 Euro, im Supermarkt 25.', 'de', 18],
  ['Ein Schnitt macht 28 Euro.', 'de', 28],
  ['Eine Lampe soll 80 Euro kosten.', 'de', 80],
  ['La comida sale 95 pesos.', 'es', 95],
  ['El ramo está a 15 euros y las flores me cuestan 6.', 'es', 15],
  ['Doy la comida en 95 pesos.', 'es', 95],
  ['Les dejo la comida en 95 pesos.', 'es', 95],
  ['Antes cobraba 80 pesos y ahora cobro 95.', 'es', 95],
  ['剪头收25元。', 'zh', 25],
  ['一套收35元。', 'zh', 35],
  ['我收25块，别人家收40块。', 'zh', 25],
])('what we ask for in everyday words is a price, and no cost: %s', (text, language, price) => {
  expect(amountsOf(text, language, 'priceNumber')).toEqual([price]);
  expect(amountsOf(text, language, 'unitCost')).not.toContain(price);
});

test.each([
  ['La consulta en la competencia sale 95 pesos.', 'es'],
  ['El taxi sale 95 pesos y los clientes pierden la mañana.', 'es'],
  ['La caja nos sale a 11 euros.', 'es'],
  ['Doy clases en 3 escuelas.', 'es'],
  ['Ein Fahrer macht 28 Euro Umsatz.', 'de'],
  ['Antes cobraba 80 pesos.', 'es'],
  ['同行修一台要收120元。', 'zh'],
])("others' prices, former ones and costs are none of ours: %s", (text, language) =>
  expect(amountsOf(text, language, 'priceNumber')).toEqual([]),
);
