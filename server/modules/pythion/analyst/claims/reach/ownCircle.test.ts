import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  ['en', 'Hive scales. 23 beekeepers from my association bought one.', ['channelTried'], []],
  ['en', 'Hive scales. 14 neighbours in our street pay for it.', ['channelTried'], []],
  ['de', 'Stockwaagen. 23 Imker aus meinem Verein nutzen sie.', ['channelTried'], []],
  ['es', 'Básculas. 23 apicultores de mi asociación la compraron.', ['channelTried'], []],
  ['zh', '我们做蜂箱秤。我们协会里有23位蜂农买了。', ['channelTried'], []],
  ['en', 'Hive scales. 23 beekeepers from my association would buy one.', [], ['channelTried']],
  ['en', 'Hive scales. 23 beekeepers from my association lose hives.', [], ['channelTried']],
] as const)('customers of our own circle came by a way, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
