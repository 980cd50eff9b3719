import type { Concept } from '../lexicon/lexicon';

export type PartOfSpeech =
  | 'noun'
  | 'verb'
  | 'aux'
  | 'adj'
  | 'adv'
  | 'num'
  | 'pron'
  | 'det'
  | 'adp'
  | 'conj'
  | 'part'
  | 'sym'
  | 'punct';

/** A word of the normal text. `start` and `end` are offsets there; `end` is exclusive. */
export type Token = {
  text: string;
  lemma: string;
  pos: PartOfSpeech;
  start: number;
  end: number;
  concepts: Set<Concept>;
};

export const has = (token: Token | undefined, ...concepts: Concept[]): boolean =>
  token !== undefined && concepts.some((concept) => token.concepts.has(concept));

export const hasAny = (tokens: readonly Token[], ...concepts: Concept[]): boolean =>
  tokens.some((token) => has(token, ...concepts));

/** The words without spaces, as Chinese is written. */
export const lettersOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join('');

export const isVerb = (token: Token | undefined): boolean => token?.pos === 'verb' || token?.pos === 'aux';
