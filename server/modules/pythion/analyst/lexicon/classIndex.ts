import type { Concept } from './lexicon';
import { compiledClasses } from './wordClasses.generated';

type ClassPart = 'noun' | 'verb' | 'adj';

let index: Record<ClassPart, Map<string, readonly Concept[]>> | undefined;

/** Classes of each word by part of speech, compiled from WordNet. Built with the first text. */
function readIndex(): Record<ClassPart, Map<string, readonly Concept[]>> {
  const built = { noun: new Map(), verb: new Map(), adj: new Map() };
  for (const [key, words] of compiledClasses) {
    const [part, ...concepts] = key.split(' ') as [ClassPart, ...Concept[]];
    for (const word of words.split(' ')) built[part].set(word, concepts);
  }
  return built;
}

/** The classes of a lemma, or undefined if the dictionary has no such word of this part of speech. */
export function classesOf(lemma: string, part: ClassPart): readonly Concept[] | undefined {
  index ??= readIndex();
  return index[part].get(lemma);
}

const isLemma = (word: string, part: ClassPart): boolean => classesOf(word, part) !== undefined;

/** Endings and what stands in their place in the lemma. */
const endings: Readonly<Record<ClassPart, readonly (readonly [string, string])[]>> = {
  noun: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['men', 'man'],
    ['es', ''],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['ing', 'e'],
    ['ing', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['es', ''],
    ['s', ''],
  ],
  adj: [],
};

/** The lemma of an inflected word, if the dictionary has one. */
export function lemmaOf(word: string, part: ClassPart): string | undefined {
  if (isLemma(word, part)) return word;
  for (const [ending, replacement] of endings[part]) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length) + replacement;
    if (isLemma(stem, part)) return stem;
    // "Swapped" of "swap".
    const single = replacement === '' && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : '';
    if (isLemma(single, part)) return single;
  }
  return undefined;
}

/** Whether the dictionary has the word or one that it is a form of. */
export const isInDictionary = (word: string): boolean =>
  (['noun', 'verb', 'adj'] as const).some((part) => lemmaOf(word, part) !== undefined);
