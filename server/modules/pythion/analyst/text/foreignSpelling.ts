import { numberWords, periodWords } from '../lexicon/numbers';
import { matchers } from '../lexicon/matchers';
import { wordsOf } from '../network/foreignWords';
import { trainedWords } from '../network/networkWords';
import type { Language } from './language';
import { ForeignForms } from './foreignForms';
import { LetterSequences } from './letterSequences';
import { correctSlip, keepByWord, shortest, type Vocabulary } from './slips';

/** Words that no other list has and that are a slip away from another: "cuatro" from "cuarto", "Schwager" from "schwanger". */
const knownWords = new Set(
  [
    'schwager darüber leider liefen hieraus getrieben erschienen flogen tankten zeichnern vortag schein niesen',
    'schreib schaff handle wirfst beeten gräten wüsste armeen aargau turiner studis schänke aufgraben seiffen fasnacht skelett skelette pirna tourneen',
    'cuatro hostelero hosteleros hostelera hosteleras hostelería tintorería poesía domino canela vernos pandero regatea',
    'palta paltos plumón plumones planteando potrero mezcal corroe sexador halal careta paisaje masías bombeo costee curran gradúa paella atlas',
  ].flatMap((words) => words.split(' ')),
);

const vocabularies = new Map<'de' | 'es', Vocabulary>();

/** Of the words of the glossary, of the lexicon and of the network, those that the network was trained on are the common ones. */
function vocabularyOf(language: 'de' | 'es'): Vocabulary {
  const known = vocabularies.get(language);
  if (known) return known;
  const trained = new Set(trainedWords(language));
  const words = new Set([
    ...wordsOf(language),
    ...trained,
    ...matchers[language].vocabulary,
    ...Object.keys(numberWords),
    ...Object.keys(periodWords),
    ...knownWords,
  ]);
  const forms = new ForeignForms(words, language);
  const vocabulary = {
    isWord: (word: string) => words.has(word),
    isCommon: (word: string) => trained.has(word),
    isForm: (word: string) => forms.has(word),
    margin: 1,
    sequences: new LetterSequences(words),
  };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

const respellBy = (language: 'de' | 'es'): ((word: string) => string) =>
  keepByWord((word) => {
    const vocabulary = vocabularyOf(language);
    return vocabulary.isWord(word) ? word : (correctSlip(word, vocabulary) ?? word);
  });

const respell = { de: respellBy('de'), es: respellBy('es') };

/** A German or Spanish word, or the one that it is a slip of. */
export const respellForeign = (word: string, language: Language): string =>
  (language === 'de' || language === 'es') && word.length >= shortest && /^\p{L}+$/u.test(word)
    ? respell[language](word)
    : word;
