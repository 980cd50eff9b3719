import { expect, test } from 'vitest';
import type { Language } from '../../text/language';
import { readText } from '../../text/readText';
import { readLabelledPayers } from './labelledPayers';

const payersIn = (text: string, language: Language): (number | undefined)[] =>
  readLabelledPayers(readText(text, language).clauses).flatMap(({ kind, quantity }) =>
    kind === 'evidence' ? [quantity?.value] : [],
  );

test.for([
  ['Monthly price: £30. Customers: 40.', 'en'],
  ['Preis: 30 Euro im Monat. Kunden: 40.', 'de'],
  ['Precio: 30 euros al mes. Clientes: 40.', 'es'],
  ['价格：每月30元。客户：40家。', 'zh'],
] as const)('a list tells who pays: %s', ([text, language]) => expect(payersIn(text, language)).toEqual([40]));

test.for([
  ['Customers: dog owners in Leeds. Price: £30.', 'en'],
  ['We visited Leeds. Customers: 40.', 'en'],
  ['Preis: 30 Euro im Monat. Plätze: 40.', 'de'],
] as const)('a group and other counts are none: %s', ([text, language]) =>
  expect(payersIn(text, language)).toEqual([]),
);
