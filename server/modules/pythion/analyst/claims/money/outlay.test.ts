import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { readClaims } from '../readClaims';

const amountsOf = (text: string, language: string, kind: Claim['kind']): number[] =>
  readClaims(readText(text, language).clauses)
    .flatMap(({ kind: other, quantity }) => (other === kind && quantity ? [quantity.value] : []))
    .toSorted((left, right) => left - right);

test.each<[string, string, number[], number[]]>([
  ['Wir nehmen 48 Euro pro Lieferung, aber jede Lieferung kommt uns auf 52 Euro.', 'de', [48], [52]],
  ['Mehl und Velokurier kommen uns auf 5.40 Franken pro Brot.', 'de', [], [5.4]],
  ['Pro Brot zahlen wir dem Müller 5 Euro.', 'de', [], [5]],
  ['Pro Brot legen wir 5 Euro hin.', 'de', [], [5]],
  ['Pro Brot gehen für Mehl 5 Euro drauf.', 'de', [], [5]],
  ['Wir nehmen 480 Euro pro Dach, aber mit Hebebühne legen wir 520 Euro hin.', 'de', [480], [520]],
  ['Wir nehmen 48 Euro pro Kiste, selber geben wir 52 Euro dafür aus.', 'de', [48], [52]],
  ['Stoff und Näherin kosten 47 Euro je Hose.', 'de', [], [47]],
  ['Die Teile kosten uns 80 Euro, ein Set soll 199 Euro kosten.', 'de', [199], [80]],
  ['La bolsa la vendo a 6.000 pesos, pero entre masa, queso y gas me gasto 7.000.', 'es', [6000], [7000]],
  ['Cada sudadera la vendo en 60.000 pesos y entre tela e hilo me vale 68.000.', 'es', [60000], [68000]],
  ['La docena sale 9.000 pesos y me salen 4.000 hacerlas.', 'es', [9000], [4000]],
  ['Cobro 400.000 por placard y en madera gasto 180.000 por cada uno.', 'es', [400000], [180000]],
])('what one takes in everyday words is a cost, and no price: %s', (text, language, prices, costs) => {
  expect(amountsOf(text, language, 'priceNumber')).toEqual(prices);
  expect(amountsOf(text, language, 'unitCost')).toEqual(costs);
});

test.each([
  ['Wir zahlen der Aushilfe 15 Euro pro Stunde.', 'de'],
  ['Für den Ofen haben wir 4000 Euro hingelegt.', 'de'],
  ['Die Miete kommt uns auf 900 Euro im Monat.', 'de'],
  ['Pro Neukunde zahlen wir Facebook 20 Euro.', 'de'],
  ['Wir geben 300 Euro im Monat für Werbung aus.', 'de'],
  ['Bei jeder Kiste legen wir 4 Euro drauf.', 'de'],
  ['Gastamos 300 euros en anuncios.', 'es'],
  ['Los bares gastan 200 euros al mes en pan.', 'es'],
])('what is paid for many, or lost, is neither a price nor a cost of one: %s', (text, language) => {
  expect(amountsOf(text, language, 'priceNumber')).toEqual([]);
  expect(amountsOf(text, language, 'unitCost')).toEqual([]);
});
