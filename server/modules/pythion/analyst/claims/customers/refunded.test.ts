import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isRefundedByUs } from './refunded';

test.each([
  ['en', 'Two complained about the stains and I gave them half back.', true],
  ['en', 'We gave them half of the money for it.', true],
  ['en', 'One box was broken and I gave her a discount.', true],
  ['en', 'We refunded three customers.', true],
  ['de', 'Zwei waren unzufrieden, und ich habe ihnen einen Rabatt gegeben.', true],
  ['de', 'Ich habe zwei Kunden das Geld zurückgegeben.', true],
  ['es', 'Dos se quejaron y les hice un descuento.', true],
  ['zh', '有两位投诉,我们打了八折。', true],
  ['zh', '我们给他退了一半。', true],
  ['en', 'We sent flyers to half of the houses in town and 14 people called.', false],
  ['en', 'I gave out discounts at the market.', false],
  ['en', 'I gave up my job and went back to school.', false],
  ['de', 'Ich habe auf dem Markt Rabatt gegeben.', false],
  ['zh', '我们开业打了八折,来了30个客户。', false],
] as const)('money back for our own work, %s: %s', (language, text, isRefund) =>
  expect(readText(text, language).clauses.some(isRefundedByUs)).toBe(isRefund),
);
