import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  [
    'en',
    "Bulk olive oil for restaurants. They'd bought at Costco before.",
    ['alternative'],
    ['payer', 'revenueIntent'],
  ],
  ['en', 'Bulk olive oil for restaurants. They had bought from Metro before us.', ['alternative'], ['payer']],
  ['en', 'Bulk olive oil for restaurants. All of them used to order from Sysco.', ['alternative'], ['payer']],
  ['en', 'Bulk olive oil for restaurants. Before us they bought at Costco.', ['alternative'], ['payer']],
  ['de', 'Olivenöl für Restaurants. Vorher kauften sie beim Großhändler.', ['alternative'], ['payer']],
  ['de', 'Olivenöl für Restaurants. Früher haben sie bei Metro gekauft.', ['alternative'], ['payer']],
  ['es', 'Aceite para restaurantes. Antes compraban en Makro.', ['alternative'], ['payer']],
  ['zh', '我们给餐馆供橄榄油。他们以前都在批发市场买。', ['alternative'], ['payer']],
  ['en', 'Bulk olive oil for restaurants. They had bought from us before.', [], ['alternative']],
  ['en', 'Bulk olive oil for restaurants. Before we came, they had bought at Costco.', ['alternative'], ['payer']],
  ['en', 'Bulk olive oil for restaurants. Until then, all had ordered from Sysco.', ['alternative'], ['payer']],
  ['en', 'Bread for cafes. By June, 14 cafes had ordered 30 loaves from my shop.', ['payer'], ['alternativeDetail']],
  ['en', 'Bread for cafes. Before June, 14 cafes had ordered bread from my shop.', [], ['alternativeDetail']],
  ['en', 'An app for cafes. 14 cafes had booked the app through the trade fair.', [], ['alternativeDetail']],
] as const)('where they bought before is today’s way, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});

test.for([
  "I've talked to 22 neighbours who did up a bathroom: 13 had bought a tool they used once, and they paid 85 pounds for it on average.",
  'We asked 30 campers. We talked to 30 campers, and 11 had rented a tent and paid 40 euros for it.',
])('what people who were asked had bought elsewhere pays us nothing: %s', (text) => {
  const claims = reviewedOf(`People need a tile cutter for one Saturday. ${text}`, 'en');
  const kinds = claims.map(({ kind }) => kind);
  expect(kinds).not.toContain('paidPrice');
  expect(kinds).not.toContain('payer');
  expect(Math.max(...claims.map(({ evidence }) => evidence))).toBeLessThan(4);
});

test('what people bought from us is paid to us', () => {
  const kinds = reviewedOf('We talked to 22 neighbours, and 13 of them bought our tool for 85 pounds.', 'en').map(
    ({ kind }) => kind,
  );
  expect(kinds).toContain('paidPrice');
});
