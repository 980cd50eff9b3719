import { isInDictionary } from '../lexicon/classIndex';
import { currencies } from '../lexicon/currencies';
import { englishMatcher } from '../lexicon/matchers';
import { trainedWords } from '../network/networkWords';
import { LetterSequences } from './letterSequences';
import { correctSlip, keepByWord, shortest, type Vocabulary } from './slips';
import { SpellingIndex } from './spelling';
import { isKnownWord, type TaggedWord } from './tagger';

/** An English word, or the one that it is a slip of. */
export const respellEnglish = ({ text, isKnown }: TaggedWord): string => {
  if (isKnown || text.length < shortest) return text;
  return /^\p{L}+$/u.test(text) ? respell(text) : (joined(text) ?? text);
};

/** "Co-operatives": a word of the lexicon, written with a hyphen. */
function joined(text: string): string | undefined {
  if (!/^\p{L}+-\p{L}+$/u.test(text)) return undefined;
  const word = text.replace('-', '');
  return englishMatcher.vocabulary.has(word) || uninflected(word) !== undefined ? word : undefined;
}

const respell = keepByWord((word) => {
  if (isInDictionary(word) || uninflected(word) !== undefined) return word;
  const known = vocabularyOf();
  return known.isWord(word) ? word : (correctSlip(word, known) ?? spelledMoney.correct(word) ?? word);
});

/** Currencies that are meant even by a word without rare letters: "dollers". Rarer ones are one letter from names: "Durham" is no dirham. */
const spelledCurrency = /^(?:euros|dollars?|pounds?|rupees?|francs?)$/;
const spelledMoney = new SpellingIndex(Object.keys(currencies).filter((word) => spelledCurrency.test(word)));

let vocabulary: Vocabulary | undefined;

/** Of the words of the model and of the dictionary, those that the network was trained on are the common ones. */
function vocabularyOf(): Vocabulary {
  if (vocabulary) return vocabulary;
  const trained = new Set([...trainedWords('en'), ...englishMatcher.spelled]);
  vocabulary = {
    isWord: (word) => trained.has(word) || isKnownWord(word) || isInDictionary(word),
    isCommon: (word) => trained.has(word),
    margin: 0,
    sequences: new LetterSequences(trained),
  };
  return vocabulary;
}

/** The known word that a regular ending was added to. The model has no lemma for words that it does not know. */
export function uninflected(word: string): string | undefined {
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  if (word.endsWith('ing')) stems.push(`${word.slice(0, -3)}e`);
  return stems.find((stem) => stem.length >= 4 && (englishMatcher.vocabulary.has(stem) || isKnownWord(stem)));
}

const endings = ['s', 'es', 'd', 'ed', 'ing'];
