import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const ideas: Readonly<Record<string, string>> = {
  en: 'We run a booking app for bakeries. Bakeries lose hours on the phone. ',
  de: 'Wir machen eine Bestell-App für Bäckereien. Bäckereien verlieren Stunden am Telefon. ',
  es: 'Hacemos una aplicación de pedidos para panaderías. Las panaderías pierden horas al teléfono. ',
};
const kindsOf = (language: string, sentence: string): string[] =>
  reviewedOf(ideas[language]! + sentence, language).map(({ kind }) => kind);

test.for([
  ['en', 'Two of them said they paid £500 for a private assessment last year.'],
  ['en', '11 of 20 bakers told me they pay £45 an hour for a helper.'],
  ['de', 'Fünf von acht sagten, sie zahlen 45 Euro im Monat für einen Telefondienst.'],
  ['es', 'Ocho de doce nos contaron que pagan 45 euros al mes a una gestoría.'],
] as const)('what they told of others’ prices is no payment to us: %s, %s', ([language, sentence]) => {
  const kinds = kindsOf(language, sentence);
  for (const kind of ['priceNumber', 'paidPrice', 'payingCustomers', 'realUse']) expect(kinds).not.toContain(kind);
});

test.for([
  ['en', '26 bakeries pay us £40 a month.'],
  ['en', 'Our accountant said they paid us £480 last year, 26 bakeries in all.'],
] as const)('a payment to us stays one: %s, %s', ([language, sentence]) => {
  expect(kindsOf(language, sentence)).toContain('paidPrice');
});

test.for([
  ['en', 'We have 62 paying bakeries.', 'paidPrice', true],
  ['en', 'We have 62 paying bakeries.', 'trouble', false],
  ['en', '22 bakeries have paid for three months up front, £45 each.', 'repeat', false],
  ['en', '22 bakeries have paid £45 every month for a year.', 'repeat', true],
  ['en', 'I have spent £3,000 of my own money so far.', 'cash', false],
  ['en', 'I have £3,000 of my own money left.', 'cash', true],
  ['en', 'The town is discussing to pay £2 per meal, nothing is decided.', 'paidPrice', false],
  ['en', 'Each bakery pays us £2,400 a year, which covers about 60% of our costs.', 'negativeMargin', true],
  ['en', 'Each bakery pays us £2,400 a year, which covers all of our costs.', 'negativeMargin', false],
  ['de', 'Die Miete der Backstube beträgt 900 Euro im Monat.', 'fixedCost', true],
  ['de', 'Die Miete der Backstube beträgt 900 Euro im Monat.', 'priceNumber', false],
  ['en', 'The rent of the kitchen is £900 a month.', 'fixedCost', true],
  ['en', 'Insurance for couriers is £9 a month.', 'fixedCost', false],
] as const)('%s: %s states %s: %s', ([language, sentence, kind, isStated]) => {
  const added = kindsOf(language, sentence).filter((each) => each === kind).length;
  const before = kindsOf(language, '').filter((each) => each === kind).length;
  expect(added > before).toBe(isStated);
});

test.for([
  ['en', 'Our gross margin is 86%.', 'positiveMargin', true],
  ['de', 'Die Marge liegt bei 60 %.', 'positiveMargin', true],
  ['en', 'Bakeries lose 20% of their margin to waste.', 'positiveMargin', false],
  ['en', 'The retail price will be $449, manufacturing costs $168 per unit.', 'priceNumber', true],
] as const)('%s: %s tells %s: %s', ([language, sentence, kind, isStated]) => {
  expect(kindsOf(language, sentence).includes(kind)).toBe(isStated);
});
