import { Concepts } from '../lexicon/concepts';
import { annotate } from '../lexicon/matcher';
import { englishMatcher } from '../lexicon/matchers';
import { dollars } from '../lexicon/currencies';
import { addClasses, repairByDictionary } from './classes';
import { respellEnglish, uninflected } from './englishSpelling';
import type { Sentence } from './sentences';
import { markRoles } from './roles';
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

/** Tokens of a sentence, with typos corrected where an unknown word is one letter from a word of the lexicon. */
export function readEnglish(sentence: Sentence): Token[] {
  // "No." at the end is a word and a mark, not an abbreviation.
  const written = tagWords(sentence.text.replace(/\.$/, ' .'));
  const spans = locate(written, sentence);
  const corrected = written.map(respellEnglish);
  const isCorrected = corrected.some((word, index) => word !== written[index]?.text);
  const words = isCorrected ? tagWords(respell(sentence, spans, corrected)) : written;
  const isAligned = words.length === written.length;
  const tagged = (isAligned ? words : written).map(({ text, lemma, tag, isKnown }, index): Token => ({
    text,
    lemma: lemma === text ? (singular(text) ?? (isKnown ? lemma : (uninflected(text) ?? lemma))) : lemma,
    pos: tags[tag] ?? 'noun',
    start: spans[index]?.start ?? sentence.start,
    end: spans[index]?.end ?? sentence.end,
    concepts: new Concepts(),
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
    { ...token, text: 'zar', lemma: 'zar', pos: 'sym', end: at, concepts: new Concepts() },
    { ...token, text: amount, lemma: amount, pos: 'num', start: at },
  ];
}

/** "US$45", "R$30": letters that touch the sign name its country. */
function joinDollars(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (next?.text === '$' && next.start === token.end && dollars[token.text]) return [];
    const own = token.text === '$' && before?.end === token.start ? dollars[before.text] : undefined;
    return own && before
      ? [{ ...token, text: own, lemma: own, start: before.start, concepts: new Concepts() }]
      : [token];
  });
}

const singular = (word: string): string | undefined => {
  const stem = word.endsWith('s') ? word.slice(0, -1) : '';
  return stem.length >= 5 && englishMatcher.vocabulary.has(stem) ? stem : undefined;
};

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
