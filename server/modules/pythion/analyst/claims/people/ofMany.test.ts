import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  ['en', 'A bank for ghosts. Ghosts have been dead for an average of 140 years.', [], ['teamFits', 'proof']],
  ['en', 'We fix lifts. Residents have been waiting for a lift for 12 years.', [], ['teamFits', 'proof']],
  ['en', 'We fix lifts. Old houses stand empty and have had no lift for 30 years.', [], ['teamFits', 'proof']],
  ['en', 'We fix bridges. Trolls have lived under bridges for 300 years.', [], ['teamFits', 'proof']],
  ['en', 'We fix lifts. I have been a lift mechanic for 12 years.', ['teamFits'], []],
  ['en', 'We fix lifts. Anna has been a lift mechanic for 12 years.', ['teamFits'], []],
  ['en', 'We fix lifts. My co-founders have been building lifts for 12 years.', ['teamFits'], []],
] as const)('years of many of a kind are no years of the team, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
