import { annotate } from '../lexicon/matcher';
import { englishMatcher } from '../lexicon/matchers';
import { isInDictionary } from '../lexicon/classIndex';
import { currencies, dollars } from '../lexicon/currencies';
import { periodWords } from '../lexicon/numbers';
import { addClasses, repairByDictionary } from './classes';
import type { Sentence } from './sentences';
import { markRoles } from './roles';
import { SpellingIndex } from './spelling';
import { tagWords, type TaggedWord } from './tagger';
import type { PartOfSpeech, Token } from './token';
import { repairVerbs } from './verbRepair';
import { activate } from './voice';

const tags: Readonly<Record<string, PartOfSpeech>> = {
  NOUN: 'noun',
  PROPN: 'noun',
  VERB: 'verb',
  AUX: 'aux',
  ADJ: 'adj',
  ADV: 'adv',
  NUM: 'num',
  PRON: 'pron',
  DET: 'det',
  ADP: 'adp',
  CCONJ: 'conj',
  SCONJ: 'conj',
  PART: 'part',
  SYM: 'sym',
  PUNCT: 'punct',
};

let spelling: SpellingIndex | undefined;

/** Tokens of a sentence, with typos corrected where an unknown word is one letter from a word of the lexicon. */
export function readEnglish(sentence: Sentence): Token[] {
  // "No." at the end is a word and a mark, not an abbreviation.
  const written = tagWords(sentence.text.replace(/\.$/, ' .'));
  const spans = locate(written, sentence);
  const corrected = written.map(correct);
  const isCorrected = corrected.some((word, index) => word !== written[index]?.text);
  const words = isCorrected ? tagWords(respell(sentence, spans, corrected)) : written;
  const isAligned = words.length === written.length;
  const tagged = (isAligned ? words : written).map(({ text, lemma, tag, isKnown }, index): Token => ({
    text,
    lemma: lemma === text ? (singular(text) ?? (isKnown ? lemma : (uninflected(text) ?? lemma))) : lemma,
    pos: tags[tag] ?? 'noun',
    start: spans[index]?.start ?? sentence.start,
    end: spans[index]?.end ?? sentence.end,
    concepts: new Set(),
  }));
  const read = joinDollars(tagged.flatMap((token, index) => splitRand(token, tagged[index - 1])));
  for (const token of read) repairByDictionary(token);
  annotate(read, englishMatcher);
  repairVerbs(read);
  addClasses(read);
  activate(read);
  markRoles(read);
  return read;
}

/** "R150": the currency and its amount. */
function splitRand(token: Token, before: Token | undefined): Token[] {
  const amount = /^r(\d{3,}[\d.,]*)$/.exec(token.text)?.[1];
  // "Model R2000", "room R101".
  if (!amount || before?.pos === 'noun') return [token];
  const at = token.start + 1;
  return [
    { ...token, text: 'zar', lemma: 'zar', pos: 'sym', end: at, concepts: new Set() },
    { ...token, text: amount, lemma: amount, pos: 'num', start: at },
  ];
}

/** "US$45", "R$30": letters that touch the sign name its country. */
function joinDollars(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (next?.text === '$' && next.start === token.end && dollars[token.text]) return [];
    const own = token.text === '$' && before?.end === token.start ? dollars[before.text] : undefined;
    return own && before ? [{ ...token, text: own, lemma: own, start: before.start, concepts: new Set() }] : [token];
  });
}

function correct({ text, isKnown }: TaggedWord): string {
  if (isKnown || isInDictionary(text) || uninflected(text) !== undefined) return text;
  spelling ??= new SpellingIndex(correctWords());
  return spelling.correct(text) ?? text;
}

/** Currencies that a typo is taken for. Rarer ones are one letter from names: "Durham" is no dirham. */
const spelledCurrency = /^(?:euros?|dollars?|pounds?|pence|cents|bucks|rupees?|francs?|pesos)$/;

/** Words of the lexicon, their plurals, and words of money and time. */
function correctWords(): string[] {
  const money = Object.keys(currencies).filter((word) => spelledCurrency.test(word));
  const words = [...englishMatcher.spelled, ...money, ...Object.keys(periodWords)];
  return [...words, ...words.filter((word) => !/(?:s|ing|ed)$/.test(word)).map(pluralOf)];
}

/** The known word that a regular ending was added to. The model has no lemma for words that it does not know. */
function uninflected(word: string): string | undefined {
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  if (word.endsWith('ing')) stems.push(`${word.slice(0, -3)}e`);
  return stems.find((stem) => stem.length >= 4 && (englishMatcher.vocabulary.has(stem) || tagWords(stem)[0]?.isKnown));
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const singular = (word: string): string | undefined => {
  const stem = word.endsWith('s') ? word.slice(0, -1) : '';
  return stem.length >= 5 && englishMatcher.vocabulary.has(stem) ? stem : undefined;
};

const endings = ['s', 'es', 'd', 'ed', 'ing'];

/** Offsets of each word in the normal text. */
function locate(words: readonly TaggedWord[], sentence: Sentence): { start: number; end: number }[] {
  let at = 0;
  return words.map(({ text }) => {
    const found = sentence.text.indexOf(text, at);
    const start = found < 0 ? at : found;
    at = found < 0 ? at : found + text.length;
    return { start: sentence.start + start, end: sentence.start + at };
  });
}

function respell(
  sentence: Sentence,
  spans: readonly { start: number; end: number }[],
  corrected: readonly string[],
): string {
  let result = '';
  let at = sentence.start;
  for (const [index, { start, end }] of spans.entries()) {
    result += sentence.text.slice(at - sentence.start, start - sentence.start) + (corrected[index] ?? '');
    at = end;
  }
  return result + sentence.text.slice(at - sentence.start);
}

/** Share of the words that the model knows. */
export function knownShare(text: string): number {
  const words = tagWords(text).filter(({ isWord }) => isWord);
  return words.length === 0 ? 0 : words.filter(({ isKnown }) => isKnown).length / words.length;
}
