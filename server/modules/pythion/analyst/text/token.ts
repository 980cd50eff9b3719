import { Concepts, type ReadConcepts } from '../lexicon/concepts';
import type { Concept } from '../lexicon/lexicon';
import { keepReadings } from './memoise';

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
  concepts: Concepts;
};

/** Plain loops, because the rules ask this some hundred thousand times for a long text. Most words have no concept. */
export function has(token: Token | undefined, ...concepts: Concept[]): boolean {
  return token !== undefined && token.concepts.size > 0 && token.concepts.hasAny(concepts);
}

const allConcepts: unique symbol = Symbol('allConcepts');
const allLetters: unique symbol = Symbol('allLetters');
const allSpaced: unique symbol = Symbol('allSpaced');

/** What is kept of the words of a clause or a sentence, on the words themselves. `null` has not been asked for yet. */
type Kept = {
  [allConcepts]?: Concepts | undefined;
  [allLetters]?: string | null;
  [allSpaced]?: string | null;
};
type Words = readonly Token[] & Kept;

/**
 * Words of a clause or of a sentence, of which readings are kept. All have one shape, an array without holes and a place for
 * what is kept, so that V8 finds both fast.
 */
export function keepWords(tokens: readonly Token[]): Token[] {
  const words: Token[] & Kept = [];
  // An array of flatMap() has the shape of one with holes, and so has each copy of it.
  words.push(...tokens);
  words[allConcepts] = undefined;
  words[allLetters] = null;
  words[allSpaced] = null;
  return keepReadings(words);
}

/**
 * Keeps the concepts of the words of clauses and of their sentences together for `hasAny`. To be called again when one of the words
 * gets another concept.
 */
export function keepConcepts(clauses: readonly { tokens: Words; context: Words }[]): void {
  for (const words of new Set(clauses.flatMap(({ tokens, context }) => [tokens, context])))
    words[allConcepts] = collectConcepts(words);
}

/** Whether any of the words has any of the concepts. */
export function hasAny(tokens: Words, ...concepts: Concept[]): boolean {
  const all = tokens[allConcepts];
  if (all !== undefined) return all.size > 0 && all.hasAny(concepts);
  for (const token of tokens) if (token.concepts.size > 0 && token.concepts.hasAny(concepts)) return true;
  return false;
}

/** All concepts of some words. */
export const conceptsOf = (tokens: Words): ReadConcepts => tokens[allConcepts] ?? collectConcepts(tokens);

function collectConcepts(tokens: readonly Token[]): Concepts {
  const all = new Concepts();
  for (const { concepts } of tokens) for (const concept of concepts) all.add(concept);
  return all;
}

/** The words without spaces, as Chinese is written. The rules ask this some hundred thousand times for a long text. */
export function lettersOf(tokens: Words): string {
  const known = tokens[allLetters];
  if (typeof known === 'string') return known;
  const letters = tokens.map(({ text }) => text).join('');
  if (known === null) tokens[allLetters] = letters;
  return letters;
}

/** The words with a space before and behind each. */
export function spacedWords(tokens: Words): string {
  const known = tokens[allSpaced];
  if (typeof known === 'string') return known;
  const words = ` ${tokens.map(({ text }) => text).join(' ')} `;
  if (known === null) tokens[allSpaced] = words;
  return words;
}

/** Whether a pattern fits the word or its lemma. In languages without tags the two are the same. */
export const isWord = ({ lemma, text }: Token, pattern: RegExp): boolean =>
  pattern.test(text) || (lemma !== text && pattern.test(lemma));

/** Whether the word or its lemma is one of those words. */
export const isAmong = ({ lemma, text }: Token, words: ReadonlySet<string>): boolean =>
  words.has(text) || (lemma !== text && words.has(lemma));

export const isVerb = (token: Token | undefined): boolean => token?.pos === 'verb' || token?.pos === 'aux';

/** What stands before a word in its sentence: nothing, where the word isn't in it. */
export const wordsBefore = (context: readonly Token[], word: Token | undefined): Token[] =>
  context.slice(0, Math.max(0, word === undefined ? 0 : context.indexOf(word)));
