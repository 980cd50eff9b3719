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
] as const)('where they bought before is today’s way, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
