import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';
import { readText } from '../../text/readText';
import { isRecommendedOnly } from './recommendedOnly';

test.for([
  ['en', 'Many happy customers recommend us.'],
  ['en', 'Our customers recommend us to everyone.'],
  ['de', 'Viele zufriedene Kunden empfehlen uns weiter.'],
  ['es', 'Muchos clientes contentos nos recomiendan.'],
  ['zh', '很多满意的客户推荐我们。'],
] as const)('praise is no way to customers: %s %s', ([language, text]) => {
  expect(readText(text, language).clauses.some(isRecommendedOnly)).toBe(true);
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('channel'))).toEqual([]);
});

test.for([
  ['en', 'Most new homes come because nurses recommend us.'],
  ['en', 'Owners recommend me to their neighbours and 12 of them called.'],
  ['en', 'The marina recommends me to its berth holders.'],
  ['de', 'Neue Kunden kommen, weil Pflegedienste uns empfehlen.'],
  ['es', 'Los clientes nuevos llegan porque otros nos recomiendan.'],
  ['zh', '新食堂都是老客户推荐来的。'],
] as const)('who comes by it is one: %s %s', ([language, text]) =>
  expect(readText(text, language).clauses.some(isRecommendedOnly)).toBe(false),
);
