import type { ForeignWord } from './foreignWords';
import { hashName, keyOfHash, keyOfJoined, type NameHash, type NameKey } from './nameHash';

/** What stands between the two words of a pair: of a bigram, and of a skip-gram, whose words are one word apart. */
export type Separator = ' ' | ' _ ';

type OwnWord = Pick<ForeignWord, 'name' | 'hashes'>;
/** The lemma of a word of another language is its English word. */
type Word = { text: string; lemma: string; own?: OwnWord };

/** How words and pairs of words are named: as they are written, to be learned, or by the keys of their rows. */
export type GramNaming<Term, Name> = {
  /** A word, from which the names of unigrams and pairs are made. */
  term: (word: string) => Term;
  lemma: (word: Word) => Term;
  foreign: (own: OwnWord) => Term;
  unigram: (term: Term) => Name;
  pair: (left: Term, separator: Separator, right: Term) => Name;
  unique: (names: Name[]) => Name[];
};

/** Names as they are written, to be learned. */
export const writtenNames: GramNaming<string, string> = {
  term: (word) => word,
  lemma: ({ lemma }) => lemma,
  foreign: ({ name }) => name,
  unigram: (word) => word,
  pair: (left, separator, right) => left + separator + right,
  unique: (names) => [...new Set(names)],
};

const separators: Readonly<Record<Separator, NameHash>> = { ' ': hashName(' '), ' _ ': hashName(' _ ') };

/** Names as the keys of their rows. */
export const keyedNames: GramNaming<NameHash, NameKey> = {
  term: hashName,
  lemma: ({ lemma, own }) => own?.hashes.english ?? hashName(lemma),
  foreign: ({ hashes }) => hashes.name,
  unigram: keyOfHash,
  pair: (left, separator, right) => keyOfJoined(left, separators[separator], right),
  unique: uniqueKeys,
};

/** Words, pairs of words next to each other and pairs of words that are one apart, each once. */
export function wordGrams<Term, Name>(
  words: readonly Word[],
  { term, lemma: lemmaOf, foreign, unigram, pair, unique }: GramNaming<Term, Name>,
): Name[] {
  const lemmas = words.map((word) => lemmaOf(word));
  const grams: Name[] = [];
  let before = term('^');
  for (let index = 0; index < words.length; index++) {
    const { text, lemma, own } = words[index]!;
    const named = lemmas[index]!;
    grams.push(unigram(named));
    if (own) grams.push(unigram(foreign(own)));
    if (text !== lemma) grams.push(unigram(term(`=${text}`)));
    grams.push(pair(before, ' ', named));
    const third = lemmas[index + 2];
    if (third !== undefined) grams.push(pair(named, ' _ ', third));
    before = named;
  }
  grams.push(pair(before, ' ', term('$')));
  return unique(grams);
}

/** Room for the names of a sentence, which grows with the longest one so far. */
let seen = new Float64Array(1024);

/** A Set of numbers of this size takes several times as long. */
function uniqueKeys(keys: NameKey[]): NameKey[] {
  const size = 2 ** Math.ceil(Math.log2(keys.length * 2));
  if (seen.length < size) seen = new Float64Array(size);
  seen.fill(-1, 0, size);
  const last = size - 1;
  return keys.filter((key) => {
    let at = key & last;
    while (seen[at] !== key && seen[at] !== -1) at = (at + 1) & last;
    if (seen[at] === key) return false;
    seen[at] = key;
    return true;
  });
}
