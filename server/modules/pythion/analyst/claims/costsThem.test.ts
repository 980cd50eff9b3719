import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';

/** What the sentence that ends with some words states. */
const kindsOf = (text: string, language: string, words: string): string[] =>
  reviewedOf(text, language).flatMap(({ kind, clause }) => (clause.sentence.text.includes(words) ? [kind] : []));

test.each([
  ['en', 'Taxi drivers in Cork wait for hours. That costs them 60 euros a day. Our board costs 8 euros a month.', '60'],
  ['en', 'Salons lose bookings every week. This costs them about 400 pounds a month.', '400'],
  ['de', 'Friseure verlieren Termine, weil Leute nicht kommen. Das kostet sie rund 400 Euro im Monat.', '400'],
  ['de', 'Höfe verlieren Kälber bei Nacht. Dies kostet jeden Hof 2000 Euro im Jahr.', '2000'],
  ['es', 'Los floristas tiran flores cada lunes. Eso les cuesta unos 300 euros al mes.', '300'],
  ['zh', '小餐馆经常漏接电话，每家每月因此损失四千元左右。', '损失'],
  ['zh', '我们拜访了30户，22户去年死过羊羔，每户损失三千多元。', '损失'],
])('what a trouble costs them is no price: %s %s', (language, text, words) => {
  const kinds = kindsOf(text, language, words);
  expect(kinds).toContain('frequencyOrCost');
  expect(kinds).not.toContain('priceNumber');
  expect(kinds).not.toContain('priceUnit');
});

test.each([
  ['en', 'Our app reminds patients of their appointment. That costs them 2 euros a month.', '2'],
  ['de', 'Unsere App erinnert Patienten an den Termin. Das kostet sie 2 Euro im Monat.', '2'],
  ['zh', '小餐馆经常漏接电话，损失订单。我们的软件每月收99元。', '99'],
])('after the product, the same words tell its price: %s %s', (language, text, words) =>
  expect(kindsOf(text, language, words)).toContain('priceNumber'),
);

test('a loss of ours is no trouble of theirs: 上个月赔了7400元', () =>
  expect(kindsOf('我给学校做皮包。上个月赔了7400元。', 'zh', '赔')).not.toContain('trouble'));
