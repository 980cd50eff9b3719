import type { ForeignWord } from './foreignWords';
import { hashName, keyOfHash, keyOfJoined, type NameHash, type NameKey } from './nameHash';

/** What stands between the two words of a pair: they are next to each other, or a word apart. */
export type Joint = ' ' | ' _ ';

type OwnWord = Pick<ForeignWord, 'name' | 'hashes'>;
/** The lemma of a word of another language is its English word. */
type Word = { text: string; lemma: string; own?: OwnWord };

/** How the names of words and pairs of words are given: as they are written, to be learned, or as the keys of their rows. */
export type Naming<Part, Name> = {
  part: (word: string) => Part;
  lemma: (word: Word) => Part;
  own: (own: OwnWord) => Part;
  single: (part: Part) => Name;
  pair: (left: Part, joint: Joint, right: Part) => Name;
  unique: (names: Name[]) => Name[];
};

/** Names as they are written, to be learned. */
export const writtenNames: Naming<string, string> = {
  part: (word) => word,
  lemma: ({ lemma }) => lemma,
  own: ({ name }) => name,
  single: (word) => word,
  pair: (left, joint, right) => left + joint + right,
  unique: (names) => [...new Set(names)],
};

const joints: Readonly<Record<Joint, NameHash>> = { ' ': hashName(' '), ' _ ': hashName(' _ ') };

/** Names as the keys of their rows. */
export const keyedNames: Naming<NameHash, NameKey> = {
  part: hashName,
  lemma: ({ lemma, own }) => own?.hashes.english ?? hashName(lemma),
  own: ({ hashes }) => hashes.name,
  single: keyOfHash,
  pair: (left, joint, right) => keyOfJoined(left, joints[joint], right),
  unique: uniqueKeys,
};

/** Words, pairs of words next to each other and pairs of words that are one apart, each once. */
export function wordGrams<Part, Name>(
  words: readonly Word[],
  { part, lemma: lemmaOf, own: nameOf, single, pair, unique }: Naming<Part, Name>,
): Name[] {
  const lemmas = words.map((word) => lemmaOf(word));
  const grams: Name[] = [];
  let before = part('^');
  for (const [index, { text, lemma, own }] of words.entries()) {
    const named = lemmas[index]!;
    grams.push(single(named));
    if (own) grams.push(single(nameOf(own)));
    if (text !== lemma) grams.push(single(part(`=${text}`)));
    grams.push(pair(before, ' ', named));
    const third = lemmas[index + 2];
    if (third !== undefined) grams.push(pair(named, ' _ ', third));
    before = named;
  }
  grams.push(pair(before, ' ', part('$')));
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
