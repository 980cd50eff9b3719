import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isPaidBack } from './paidBack';

test.for([
  ['en', '31 owners paid me last June and I gave the money back to all of them.'],
  ['en', '31 owners paid me last June but I had to hand back all their money.'],
  ['en', '31 owners paid me last June and all of them were refunded.'],
  ['en', 'Six restaurants bought from us and all six asked for a refund.'],
  ['en', 'Six restaurants bought 12 kilos a week from us at 11 euros a kilo, but all six have stopped.'],
  ['de', 'Neun Pflegedienste haben mir die Inspektion bezahlt und ich habe allen das Geld zurückgegeben.'],
  ['de', 'Neun Pflegedienste haben die Inspektion bezahlt, aber alle haben ihr Geld zurückverlangt.'],
  ['es', 'Siete dueños nos pagaron y les devolvimos el dinero a todos.'],
  ['es', 'Siete dueños nos pagaron, pero todos pidieron la devolución.'],
  ['zh', '八家食堂付了钱，后来我们全部退款了。'],
  ['zh', '八家食堂付了钱，后来我们把钱都退了。'],
] as const)('what was paid is given back, or has stopped: %s %s', ([language, text]) => {
  expect(readText(text, language).clauses.some(isPaidBack)).toBe(true);
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  expect(kinds.filter((kind) => /^(?:evidence|paidPrice|payingCustomers|realUse|priceNumber)$/.test(kind))).toEqual([]);
});

test.for([
  ['en', '31 owners paid me last June and I gave the money back to one of them.'],
  ['en', '31 owners paid me last June and nobody asked for a refund.'],
  ['en', '31 owners paid me last June, and two asked for a refund.'],
  ['en', '31 owners paid me last June and I would refund all of them if the motor failed.'],
  ['en', 'Six restaurants paid us 11 euros a kilo and got their crates back.'],
  ['en', 'They all stopped for a winter, and all six buy again.'],
  ['de', 'Neun Pflegedienste haben mir die Inspektion bezahlt und keiner hat das Geld zurückverlangt.'],
  ['es', 'Siete dueños nos pagaron y a uno le devolvimos el dinero.'],
  ['zh', '八家食堂付了钱，我们退了一家。'],
  ['zh', '八家食堂付了钱，没有人退款。'],
] as const)('it is not: %s %s', ([language, text]) =>
  expect(readText(text, language).clauses.some(isPaidBack)).toBe(false),
);

test.each([
  ['en', 'Twenty-two choirs bought our £60 pack and then asked us for their £60 back.', true],
  ['en', 'Twenty shops rented our locker and then asked for a refund.', true],
  ['de', 'Zwanzig Chöre haben unser Paket für 60 Euro gekauft und später ihre 60 Euro zurückverlangt.', true],
  ['es', 'Veintidós coros compraron nuestro paquete y luego nos pidieron la devolución.', true],
  ['zh', '二十二个合唱团买了我们的录音包，后来又要求退款。', true],
  ['en', 'Twenty-two choirs bought our £60 pack and then asked us for the next one.', false],
  ['en', 'Fourteen bakers paid £80 and two asked for their £80 back.', false],
  ['en', 'Twenty tenants paid us £30 and then asked the landlord for their deposit back.', false],
  ['zh', '三十一家铺子付了钱，后来两家要求退款。', false],
] as const)('who bought it asks for the money in the same sentence: %s %s', (language, text, isBack) => {
  expect(readText(text, language).clauses.some(isPaidBack)).toBe(isBack);
});
