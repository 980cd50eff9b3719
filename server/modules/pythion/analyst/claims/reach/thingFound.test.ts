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
    'We check phones. Shelters gave us phones and they found spyware on 12 of 60 phones.',
    [],
    ['channelTried', 'channel'],
  ],
  ['en', 'We check roofs. Customers found a leak in 12 of 40 flats.', [], ['channelTried', 'channel']],
  ['en', "We check wells. 14 customers found us through the farmers' association.", ['channelTried'], []],
  ['en', "We check wells. They found me on the guild's board, 12 farmers so far use it.", ['channelTried'], []],
  ['en', 'We bake coffin cakes. Bakers smiled; three bought one for the shop.', [], ['channelTried', 'channel']],
  ['en', 'We bake coffin cakes. We wrote to 40 undertakers; six ordered one.', ['channelTried'], []],
] as const)('what was found or ordered is no way to customers, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
