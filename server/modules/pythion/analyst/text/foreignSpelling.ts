import { hasGlossary, wordsOf, translate, type ForeignLanguage } from '../network/foreignWords';
import type { Language } from './language';
import { isSwap, SpellingIndex } from './spelling';

const shortest = 6;
const indexes = new Map<ForeignLanguage, SpellingIndex>();

/** Words that the glossary lacks and that are one letter away from another: "cuatro" from "cuarto", "Schwager" from "schwanger". */
const knownWords = new Set(
  [
    'schwager darüber leider liefen hieraus getrieben flogen tankten zeichnern vortag schein niesen',
    'cuatro hostelero hosteleros hostelera hosteleras hostelería tintorería poesía domino canela vernos pandero regatea',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a word is another form of the correction, and no slip: "dürften" of "dürfen", "fielen" beside "feilen", "dejado" of "dejando". */
const isOtherForm: Readonly<Record<'de' | 'es', (word: string, corrected: string) => boolean>> = {
  de: (word, corrected) =>
    word.replace(/t(?=en?$)/, '') === corrected || (word.includes('ie') && word.replace('ie', 'ei') === corrected),
  es: (word, corrected) => /[ai]d[oa]s?$/.test(word) || word.replace(/r(?=ía[ns]?$)/, '') === corrected,
};

/** A German or Spanish word, with a typo corrected where the glossary has no form of it but a word that is one letter away. */
export function respellForeign(word: string, language: Language): string {
  if (!hasGlossary(language) || language === 'zh' || word.length < shortest || !/^\p{L}+$/u.test(word)) return word;
  if (knownWords.has(word) || translate(word, language) !== undefined) return word;
  const index = indexes.get(language) ?? new SpellingIndex(wordsOf(language));
  indexes.set(language, index);
  const corrected = index.correct(word);
  if (corrected === undefined || isOtherForm[language](word, corrected)) return word;
  // Another letter may be another word: "panales", "paneles".
  return isSlip(word, corrected) ? corrected : word;
}

/** A letter too few or too many, or swapped; not at the start of another word, "oposiciones", or in an ending, "rechne". */
const isSlip = (word: string, corrected: string): boolean =>
  word[0] === corrected[0] &&
  (word.length !== corrected.length || (isSwap(word, corrected) && word.at(-1) === corrected.at(-1)));
