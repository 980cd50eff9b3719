import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isNothingPaid, isPayment } from './payment';

const isPaid = (text: string): boolean =>
  readText(text, 'de').clauses.some((clause) => isPayment(clause, clause.quantities[0]));

test.each([
  ['Zwei Kappen sind nach einer Woche wieder abgegangen.', false],
  ['Drei Geräte waren nach dem Winter wieder kaputt.', false],
  ['Neun Betriebe haben im Herbst wieder bestellt.', true],
])('"wieder" renews a purchase, and no defect: %s', (text, isRenewed) => expect(isPaid(text)).toBe(isRenewed));

test.each([
  ['Zwei Pflegedienste fanden die Idee gut, gekauft haben sie nichts.', true],
  ['Die Hebammen zahlen nichts.', true],
  ['Zwölf Betriebe zahlen 39 Euro.', false],
])('a German "nichts" denies the payment before it: %s', (text, isNothing) =>
  expect(readText(text, 'de').clauses.some(isNothingPaid)).toBe(isNothing),
);
