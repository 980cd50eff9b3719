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

test.each([
  ['成都的小餐馆经常漏接电话。用了助手后，每家每月少损失三千元。', []],
  ['成都的小餐馆经常漏接电话。助手让每户避免损失三千元。', []],
  ['成都的小餐馆经常漏接电话。助手能让每家每月少损失三千元，每月收199元。', [199]],
  ['成都的小餐馆经常漏接电话。我们的软件每月收199元，每家每月少损失三千元。', [199]],
  ['成都的小餐馆经常漏接电话。我们的软件每月收199元，每家每月省下三千元。', [199]],
])('what ours spares them is neither their cost nor the price: %s', (text, prices) => {
  const told = reviewedOf(text, 'zh').filter(({ clause }) => /每[家户]/u.test(clause.sentence.text));
  const amounts = told.flatMap(({ kind, quantity }) => (kind === 'priceNumber' ? [quantity?.value] : []));
  expect([...new Set(amounts)]).toEqual(prices);
  expect(told.map(({ kind }) => kind)).not.toContain('frequencyOrCost');
});

test.each(['每家每月至少损失四千元', '每家每月不少于亏损四千元', '每家每月少赚四千元'])(
  'a cost is one however much is lacking: %s',
  (cost) => expect(kindsOf(`成都的小餐馆经常漏接电话，${cost}。`, 'zh', '每家')).toContain('frequencyOrCost'),
);

test.each([
  ['en', 'Salons lose bookings every week. It costs each salon 60 euros a month to use.', 'revenueIntent'],
  ['en', 'Salons lose bookings every week. It costs each salon 60 euros a month to join.', 'revenueIntent'],
  [
    'de',
    'Friseure verlieren Termine jede Woche. Das kostet jeden Salon 60 Euro im Monat für die Nutzung.',
    'priceNumber',
  ],
  ['es', 'Las peluquerías pierden citas cada semana. Eso les cuesta 60 euros al mes por usarlo.', 'priceNumber'],
])('what it costs to use is a price: %s %s', (language, text, kind) => {
  const kinds = kindsOf(text, language, '60');
  expect(kinds).toContain(kind);
  expect(kinds).not.toContain('frequencyOrCost');
});
