import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import type { Claim } from '../claim';
import { makeClaim } from '../claim';
import { readMargin } from './margin';

const claimOf = (kind: Claim['kind'], text: string, language: string): Claim => {
  const clause = readText(text, language).clauses[0]!;
  const quantity = clause.quantities.find(({ kind: of }) => of === 'money')!;
  return makeClaim(kind, clause, { quantity });
};
const marginOf = (price: string, cost: string, language: string): string[] =>
  readMargin([claimOf('priceNumber', price, language), claimOf('unitCost', cost, language)]).map(({ kind }) => kind);

test.each([
  ['de', 'Die Teilnahme kostet 240 Euro.', '610 Euro je Kurs mit acht Leuten.', 'positiveMargin'],
  ['en', 'Tickets are £60.', 'It costs us £240 per class with six people.', 'positiveMargin'],
  ['es', 'La plaza cuesta 45 euros.', 'Nos sale 180 euros por curso con ocho alumnos.', 'positiveMargin'],
  ['de', 'Die Teilnahme kostet 60 Euro.', '610 Euro je Kurs mit acht Leuten.', 'negativeMargin'],
  ['de', 'Eine Gruppe zahlt 480 Euro.', '610 Euro je Kurs mit acht Leuten.', 'negativeMargin'],
  ['de', 'Die Teilnahme kostet 240 Euro.', '610 Euro je Kurs.', 'negativeMargin'],
  ['en', 'Tickets are £60.', 'It costs us £240 per class with new paint.', 'negativeMargin'],
])('%s: %s %s: %s', (language, price, cost, margin) => expect(marginOf(price, cost, language)).toEqual([margin]));
