import { Concepts } from '../lexicon/concepts';
import type { Concept } from '../lexicon/lexicon';
import { currencies } from '../lexicon/currencies';
import { annotate, longestByFirst, type Matcher } from '../lexicon/matcher';
import { valueOfWord } from '../lexicon/numbers';
import { isDigit, parseHanNumber } from './numbers';
import { respellForeign } from './foreignSpelling';
import type { Language } from './language';
import type { Sentence } from './sentences';
import type { PartOfSpeech, Token } from './token';

const pieces =
  /(?:[ldnsjcmt]|qu)'(?=\p{L}{2})|\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,']\d+)*|\p{Script=Han}+|[\p{L}\p{M}]+(?:'[\p{L}]+)?|[^\s\p{L}\p{N}]/gu;
/** Longest word of a lexicon for a script without blanks. */
const longestHan = 6;

const verbs: readonly Concept[] = [
  'pay',
  'renew',
  'cancel',
  'use',
  'interview',
  'show',
  'say',
  'offer',
  'sell',
  'fall',
  'rise',
  'deceive',
  'rob',
  'spy',
  'reject',
  'takeAct',
  'makeAct',
  'remedy',
  'recommend',
  'answer',
  'watch',
  'book',
  'tamper',
];

/** Tokens of a language without tags: the closed classes and known verbs come from the lexicon, all else is a noun. */
export function readWords(sentence: Sentence, matcher: Matcher, language: Language): Token[] {
  const tokens: Token[] = [];
  for (const match of sentence.text.matchAll(pieces)) {
    const start = sentence.start + match.index;
    const isHan = /^\p{Script=Han}/u.test(match[0]);
    const isCounted = tokens.at(-1)?.end === start && /\d$/.test(tokens.at(-1)?.text ?? '');
    for (const word of isHan ? splitHan(match[0], matcher, isCounted) : [match[0]])
      tokens.push(makeToken(word, start + (isHan ? offsetIn(tokens, start) : 0), language));
  }
  annotate(tokens, matcher);
  for (const token of tokens) token.pos = tagOf(token);
  return tokens;
}

const offsetIn = (tokens: readonly Token[], start: number): number => Math.max(0, (tokens.at(-1)?.end ?? 0) - start);

function makeToken(written: string, start: number, language: Language): Token {
  const text = respellForeign(written, language);
  return { text, lemma: text, pos: 'noun', start, end: start + written.length, concepts: new Concepts() };
}

/** Longest known words first; what is between them is one word. Behind a figure, the measure word is one of its own: "26家义乌的工厂". */
function splitHan(text: string, matcher: Matcher, isCounted: boolean): string[] {
  const words: string[] = [];
  let unknown = '';
  for (let at = 0; at < text.length;) {
    const known =
      longestKnown(text, at, matcher) ??
      (isCounted && at === 0 ? measureWord.exec(text)?.[0] : undefined) ??
      (numerals.includes(text.charAt(at)) ? countedNumeral.exec(text.slice(at, at + longestHan))?.[0] : undefined);
    if (!known) {
      unknown += text[at++];
      continue;
    }
    if (unknown) words.push(unknown);
    unknown = '';
    words.push(known);
    at += known.length;
  }
  return unknown ? [...words, unknown] : words;
}

function longestKnown(text: string, at: number, matcher: Matcher): string | undefined {
  const first = text.charAt(at);
  const longest = Math.max(matcher.longest.get(first) ?? 0, longestMeasures.get(first) ?? 0);
  for (let length = Math.min(longest, longestHan, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    if (matcher.vocabulary.has(word) || hanMeasures.has(word)) return word;
  }
  return undefined;
}

const numerals = '一二两三四五六七八九十百千';
/** A numeral before what it counts. A month of the year is none: "三月". */
const countedNumeral = new RegExp(`^(?!四季)[${numerals}]+(?=[年天周季日位家名人次所间台个小元块户])`, 'u');

/** What people and places are counted with. */
const measureWord = /^[家位个名户所](?=\p{Script=Han})/u;

/** Units and currencies that are words of their own. */
const hanMeasures = new Set([
  ...Object.keys(currencies).filter((name) => /^\p{Script=Han}/u.test(name)),
  ...'天 日 周 星期 礼拜 月 个月 季度 年 小时 分钟 万 亿 千 百'.split(' '),
]);
const longestMeasures = longestByFirst(hanMeasures);

function tagOf({ text, concepts }: Token): PartOfSpeech {
  if (isDigit(text.charCodeAt(0)) || (valueOfWord(text) ?? parseHanNumber(text)) !== undefined) return 'num';
  if (!/^[\p{L}\p{M}]/u.test(text)) return 'punct';
  if (concepts.size === 0) return 'noun';
  if (concepts.has('article')) return 'det';
  // A Spanish verb carries its subject: "vendemos".
  if (concepts.has('own') && /[aei]mos$/.test(text)) return 'verb';
  if (concepts.has('pronoun') || concepts.has('own') || concepts.has('relative')) return 'pron';
  if (concepts.has('preposition')) return 'adp';
  if (concepts.has('conjunction')) return 'conj';
  if (concepts.has('auxiliary')) return 'aux';
  if (concepts.has('negation')) return 'part';
  if (concepts.hasAny(verbs) || (concepts.has('trouble') && !concepts.has('people'))) return 'verb';
  return 'noun';
}
