import { has, type Token } from '../text/token';

/** A noun that says something: no praise, no fashion, no size. */
export const isContent = (token: Token): boolean =>
  token.pos === 'noun' &&
  !has(token, 'buzz', 'praise', 'everyone', 'size', 'sizeNoun') &&
  !empty.has(token.lemma) &&
  /\p{L}{2}/u.test(token.text);

const empty: ReadonlySet<string> = new Set([
  'industry',
  'world',
  'way',
  'thing',
  'future',
  'next',
  'value',
  'potential',
  'score',
  'verdict',
]);
