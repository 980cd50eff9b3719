import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  ['en', 'We keep records for food trucks. We do not need a licence for this.', ['permission'], []],
  ['en', 'We keep records for food trucks. No permit is needed, it is only paperwork.', ['permission'], []],
  ['en', 'We keep records for food trucks. We need no permit, because we sell nothing.', ['permission'], []],
  ['de', 'Wir führen Listen für Imbisswagen. Wir brauchen keine Genehmigung.', ['permission'], []],
  ['es', 'Llevamos registros de camiones. No necesitamos ningún permiso.', ['permission'], []],
  ['zh', '我们给餐车做记录。我们不需要许可证。', ['permission'], []],
  ['en', "We keep records for food trucks. I don't know whether we need a permit.", [], ['permission']],
  ['en', "We keep records for food trucks. We don't have the permit that we need.", [], ['permission']],
] as const)('what is said not to be needed is said, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
