import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const ofPayment = /^(?:paidPrice|payingCustomers|nobodyPaid|nobodyStayed)$/;
const kindsOf = (text: string, language: 'en' | 'de' | 'es' | 'zh'): string[] => [
  ...new Set(
    reviewedOf(text, language)
      .map(({ kind }) => kind)
      .filter((kind) => ofPayment.test(kind)),
  ),
];

test.for([
  ['en', '31 owners paid me last June. I gave the money back to all of them.'],
  ['en', '31 owners paid me last June. All of them were refunded.'],
  ['de', '31 Besitzer haben mir letzten Juni Geld gezahlt. Ich habe allen das Geld zurückgegeben.'],
  ['es', '31 dueños me pagaron el pasado junio. Les devolví el dinero a todos.'],
  ['zh', '31位车主付了钱。我把钱都退给他们了。'],
] as const)('all who paid have it back: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).toEqual(['nobodyPaid']),
);

test.for([
  ['en', '31 owners paid me last June. Two weeks later they all returned the device.'],
  ['en', '31 owners paid me last June. All of them cancelled before the delivery.'],
  ['de', '31 Besitzer haben mir letzten Juni Geld gezahlt. Alle haben später storniert.'],
  ['es', '31 dueños me pagaron el pasado junio. Todos cancelaron al mes.'],
  ['zh', '31位车主付了钱。后来都退了。'],
] as const)('all who paid took it back: %s %s', ([language, text]) => {
  expect(kindsOf(text, language)).toContain('nobodyPaid');
  expect(kindsOf(text, language)).not.toContain('payingCustomers');
});

test.for([
  ['en', '31 owners paid me last year. Now nobody pays.'],
  ['en', '31 owners paid me last year. None of them pays any more.'],
  ['de', '31 Besitzer haben mir letztes Jahr Geld gezahlt. Jetzt zahlt niemand mehr.'],
  ['es', '31 dueños me pagaron el año pasado. Ahora nadie paga.'],
  ['zh', '31位车主去年付了钱。现在没人付钱了。'],
] as const)('nobody pays by now: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).toContain('nobodyStayed'),
);

test.for([
  ['en', '31 owners paid me last June. Two complained. I gave the money back to both of them.'],
  ['en', '31 owners paid me last June. I gave the money back to one of them.'],
  ['de', '31 Besitzer haben mir Geld gezahlt. Sie haben ihren alten Anbieter gekündigt.'],
  ['en', 'Today nobody pays for such an app. 31 owners paid me last year.'],
  ['en', '31 owners pay me 30 dollars a month. Today nobody pays for parking help.'],
  ['de', '31 Besitzer haben mir Geld gezahlt. Keiner hat das Geld zurückverlangt.'],
  ['es', '31 dueños me pagaron el año pasado. Nadie pidió la devolución.'],
  ['zh', '31位车主付了钱。没有人要求退款。'],
] as const)('they are still customers: %s %s', ([language, text]) => {
  expect(kindsOf(text, language)).toContain('payingCustomers');
  expect(kindsOf(text, language)).not.toContain('nobodyStayed');
});

test('who cancels what was paid each month has paid until then', () => {
  const kinds = kindsOf('5 practices pay 90 euros per month. Then all 5 practices cancelled.', 'en');
  expect(kinds).toEqual(expect.arrayContaining(['paidPrice', 'nobodyStayed']));
  expect(kinds).not.toContain('nobodyPaid');
});
