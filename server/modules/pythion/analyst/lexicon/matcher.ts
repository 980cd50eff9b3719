import type { Concepts } from './concepts';
import type { Concept, Lexicon } from './lexicon';

type Phrase = { words: string[]; concept: Concept };

/** A lexicon, indexed so that each token costs a bounded number of look-ups. */
export type Matcher = {
  words: Map<string, Concept[]>;
  phrases: Map<string, Phrase[]>;
  prefixes: Map<string, Concept[]>;
  suffixes: Map<string, Concept[]>;
  /** Single words, for scripts without blanks. */
  vocabulary: Set<string>;
  /** The length of the longest of them by its first character. */
  longest: Map<string, number>;
  /** The same of the prefixes, and of the suffixes by their last character. */
  longestPrefix: Map<string, number>;
  longestSuffix: Map<string, number>;
  /** All words, those of phrases included, for the correction of typos. */
  spelled: Set<string>;
};

export type Matchable = { text: string; lemma: string; concepts: Concepts };

/** The forms of a German verb, of which the infinitive and the participle are nouns and adjectives as well. */
const verbEndings = ['', 'e', 'st', 't', 'en', 'te', 'test', 'ten', 'tet', 'end', 'ende', 'enden', 'ender', 'endes'];

const shortestAffix = 1;
const longestWord = 24;

export function buildMatcher(lexicons: readonly Lexicon[]): Matcher {
  const matcher: Matcher = {
    words: new Map(),
    phrases: new Map(),
    prefixes: new Map(),
    suffixes: new Map(),
    vocabulary: new Set(),
    longest: new Map(),
    longestPrefix: new Map(),
    longestSuffix: new Map(),
    spelled: new Set(),
  };
  for (const lexicon of lexicons)
    for (const [concept, words] of Object.entries(lexicon) as [Concept, string][])
      for (const word of words.split(/\s+/).filter(Boolean)) addWord(matcher, concept, word);
  matcher.longest = longestByFirst(matcher.vocabulary);
  matcher.longestPrefix = longestByFirst(matcher.prefixes.keys());
  matcher.longestSuffix = longestBy(matcher.suffixes.keys(), (suffix) => suffix.at(-1) ?? '');
  return matcher;
}

function longestBy(words: Iterable<string>, characterOf: (word: string) => string): Map<string, number> {
  const longest = new Map<string, number>();
  for (const word of words) {
    const character = characterOf(word);
    longest.set(character, Math.max(longest.get(character) ?? 0, word.length));
  }
  return longest;
}

/** The length of the longest word by its first character. */
export const longestByFirst = (words: Iterable<string>): Map<string, number> =>
  longestBy(words, (word) => word.charAt(0));

/** "raub*" is any word that starts so, "*verband" one that ends so, and "hack~" a verb without its compounds: no "Hackfleisch". */
function addWord(matcher: Matcher, concept: Concept, word: string): void {
  const parts = word.split('_');
  const [first = ''] = parts;
  for (const part of parts) matcher.spelled.add(part);
  if (parts.length > 1) push(matcher.phrases, first, { words: parts, concept });
  else if (word.endsWith('*')) push(matcher.prefixes, word.slice(0, -1), concept);
  else if (word.startsWith('*')) push(matcher.suffixes, word.slice(1), concept);
  else if (word.endsWith('~'))
    for (const ending of verbEndings) push(matcher.words, word.slice(0, -1) + ending, concept);
  else {
    push(matcher.words, word, concept);
    matcher.vocabulary.add(word);
  }
}

/** Adds a value to those of its key. */
export const push = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

/** Adds to each token the concepts of its word and of the phrases that start with it. */
export function annotate(tokens: readonly Matchable[], matcher: Matcher): void {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!;
    addAll(token, matcher.words.get(token.text));
    if (token.lemma !== token.text) addAll(token, matcher.words.get(token.lemma));
    addAffixes(token, matcher);
    addPhrases(tokens, index, matcher.phrases.get(token.text));
    if (token.lemma !== token.text) addPhrases(tokens, index, matcher.phrases.get(token.lemma));
  }
}

function addPhrases(tokens: readonly Matchable[], index: number, phrases: readonly Phrase[] | undefined): void {
  for (const { words, concept } of phrases ?? [])
    if (words.every((word, offset) => isWord(tokens[index + offset], word)))
      for (let offset = 0; offset < words.length; offset++) tokens[index + offset]?.concepts.add(concept);
}

const isWord = (token: Matchable | undefined, word: string): boolean =>
  token !== undefined && (token.text === word || token.lemma === word);

function addAll(token: Matchable, concepts: readonly Concept[] | undefined): void {
  for (const concept of concepts ?? []) token.concepts.add(concept);
}

function addAffixes(token: Matchable, matcher: Matcher): void {
  const { text } = token;
  const most = Math.min(text.length, longestWord);
  const longestPrefix = Math.min(most, matcher.longestPrefix.get(text.charAt(0)) ?? 0);
  for (let length = shortestAffix; length <= longestPrefix; length++)
    addAll(token, matcher.prefixes.get(text.slice(0, length)));
  const longestSuffix = Math.min(most, matcher.longestSuffix.get(text.at(-1) ?? '') ?? 0);
  for (let length = shortestAffix; length <= longestSuffix; length++)
    addAll(token, matcher.suffixes.get(text.slice(-length)));
}
