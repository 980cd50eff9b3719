import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isOwnPurchase } from './ownPurchase';

const isPurchase = (text: string, language: string): boolean => readText(text, language).clauses.some(isOwnPurchase);

test.each([
  ['de', 'Ab Januar mieten wir eine Halle für 900 Euro.'],
  ['de', 'Den Anhänger habe ich gebraucht für 11.000 Euro gekauft.'],
  ['de', 'Die Ladenmiete beträgt 620 Euro.'],
  ['de', 'Der Umbau kostet 48.000 Euro, davon zahlt das Land 30.000.'],
  ['es', 'El alquiler del pabellón son 380 euros.'],
  ['es', 'Hemos comprado una furgoneta por 9.000 euros.'],
  ['en', 'From January we rent a hall for £900.'],
  ['en', 'We have ordered 1,340 bags from the supplier.'],
  ['en', 'Bought two for $4,600.'],
  ['zh', '租房每月2500元。'],
])('%s: what we pay for a room or a machine: %s', (language, text) => expect(isPurchase(text, language)).toBe(true));

test.each([
  ['de', 'Zwölf Vereine mieten das Mobil für 420 Euro.'],
  ['de', 'Wir vermieten Räder für 12 Euro am Tag.'],
  ['de', 'Wir kaufen sie für 5 Euro und verkaufen sie für 12 Euro.'],
  ['es', 'Alquilamos bicicletas por 12 euros al día.'],
  ['es', 'Los clubes pagan 40 euros al mes.'],
  ['en', 'We rent bikes for £12 a day.'],
  ['en', 'Nine cafés have ordered 1,340 bags from us.'],
  ['en', 'Bought by 40 customers for $46.'],
  ['en', 'We got 200 orders for £4 each.'],
  ['zh', '我们出租场地，每月收500元。'],
])('%s: a price of ours: %s', (language, text) => expect(isPurchase(text, language)).toBe(false));
