import { hasGlossary, wordsOf, translate, type ForeignLanguage } from '../network/foreignWords';
import type { Language } from './language';
import { isSwap, SpellingIndex } from './spelling';

const shortest = 6;
const indexes = new Map<ForeignLanguage, SpellingIndex>();

/** Words that the glossary lacks and that are one letter away from another: "cuatro" from "cuarto", "Schwager" from "schwanger". */
const knownWords = new Set(['cuatro', 'schwager', 'darüber']);

/** A German or Spanish word, with a typo corrected where the glossary has no form of it but a word that is one letter away. */
export function respellForeign(word: string, language: Language): string {
  if (!hasGlossary(language) || language === 'zh' || word.length < shortest || !/^\p{L}+$/u.test(word)) return word;
  if (knownWords.has(word) || translate(word, language) !== undefined) return word;
  const index = indexes.get(language) ?? new SpellingIndex(wordsOf(language));
  indexes.set(language, index);
  const corrected = index.correct(word);
  // Another letter may be another word: "panales", "paneles".
  return corrected !== undefined && isSlip(word, corrected) ? corrected : word;
}

/** A letter too few or too many, or swapped; not at the start of another word, "oposiciones", or in an ending, "rechne". */
const isSlip = (word: string, corrected: string): boolean =>
  word[0] === corrected[0] &&
  (word.length !== corrected.length || (isSwap(word, corrected) && word.at(-1) === corrected.at(-1)));
