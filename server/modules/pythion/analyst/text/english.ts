import type { Concept } from '../lexicon/lexicon';
import { annotate } from '../lexicon/matcher';
import { englishMatcher } from '../lexicon/matchers';
import { currencies, periodWords } from '../lexicon/numbers';
import type { Sentence } from './sentences';
import { SpellingIndex } from './spelling';
import { tagWords, type TaggedWord } from './tagger';
import { has, type PartOfSpeech, type Token } from './token';

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
  const written = tagWords(sentence.text);
  const spans = locate(written, sentence);
  const corrected = written.map(correct);
  const isCorrected = corrected.some((word, index) => word !== written[index]?.text);
  const words = isCorrected ? tagWords(respell(sentence, spans, corrected)) : written;
  const isAligned = words.length === written.length;
  const read = (isAligned ? words : written).map(({ text, lemma, tag }, index): Token => ({
    text,
    lemma: lemma === text ? (uninflected(text) ?? lemma) : lemma,
    pos: tags[tag] ?? 'noun',
    start: spans[index]?.start ?? sentence.start,
    end: spans[index]?.end ?? sentence.end,
    concepts: new Set(),
  }));
  annotate(read, englishMatcher);
  repairVerb(read);
  return read;
}

function correct({ text, isKnown }: TaggedWord): string {
  if (isKnown || uninflected(text) !== undefined) return text;
  spelling ??= new SpellingIndex(correctWords());
  return spelling.correct(text) ?? text;
}

const actions: readonly Concept[] = [
  'offer',
  'conceal',
  'deceive',
  'rob',
  'tamper',
  'remedy',
  'relief',
  'makeAct',
  'watch',
  'reject',
  'fall',
  'rise',
  'spy',
];

/** The model takes some verbs for nouns: "our product hides defects". Only where the sentence would have no verb before. */
function repairVerb(tokens: readonly Token[]): void {
  const first = tokens.findIndex(({ pos }) => pos === 'verb' || pos === 'aux');
  const end = first < 0 ? tokens.length : first;
  for (let index = 1; index < end; index++) {
    const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (token?.pos !== 'noun' || !has(token, ...actions) || !next) continue;
    const hasSubject = before?.pos === 'noun' || before?.pos === 'pron';
    const isInflected = before?.text.endsWith('s') !== token.text.endsWith('s');
    if (hasSubject && isInflected && !has(before, 'own') && ['adj', 'det', 'pron', 'num'].includes(next.pos)) {
      token.pos = 'verb';
      return;
    }
  }
}

/** Words of the lexicon, their plurals, and words of money and time. */
function correctWords(): string[] {
  const words = [...englishMatcher.vocabulary, ...Object.keys(currencies), ...Object.keys(periodWords)];
  return [...words, ...words.map((word) => `${word}s`)];
}

/** The word of the lexicon that a regular ending was added to. The model has no lemma for words that it does not know. */
function uninflected(word: string): string | undefined {
  const stems = [/s$/, /es$/, /d$/, /ed$/, /ing$/]
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ''));
  return [...stems, `${word.replace(/ing$/, '')}e`].find(
    (stem) => stem.length >= 4 && englishMatcher.vocabulary.has(stem),
  );
}

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
