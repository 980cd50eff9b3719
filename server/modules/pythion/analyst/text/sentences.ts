import { readLineBreaks } from './lines';

/** UTF-16 units. What is longer is divided, so that the work for one sentence is bounded. */
export const longestSentence = 600;

/** A part of the normal text. `end` is exclusive. */
export type Span = { start: number; end: number };

export type Sentence = Span & {
  text: string;
  isQuestion: boolean;
  /** Whether it is written in Latin words. Others, such as "我们用App收款", skip all rules of English, German and Spanish. */
  isLatin: boolean;
  /** Whether any pattern of Latin words, or of Han letters, can fit: a Chinese sentence may name brands, an English one a 公司. */
  hasLatin: boolean;
  hasHan: boolean;
};

/** An apostrophe may be all of a genitive: "the neighbours' letters". */
const latinWord = /[\p{Script=Latin}']+/gu;
/** Chinese with a brand or a unit in it has more Han letters than Latin words, English with a Chinese name fewer. */
const isInLatinWords = (text: string): boolean =>
  (text.match(latinWord)?.length ?? 0) > text.replace(notHan, '').length;
const notHan = /\P{Script=Han}+/gu;

const abbreviations = new Set(
  'e.g i.e etc vs approx mr mrs ms dr prof inc ltd co st ca z.b bzw usw d.h u.a sr sra p.ej dept fig est min max jr a.m p.m p.a u.s u.k kr incl excl inkl exkl zzgl bspw evtl ggf durchschn aprox núm máx mín mind'.split(
    ' ',
  ),
);
/** "B.C.", "E.U.", "S.L.": letters with marks between them. */
const initials = /^(?:\p{L}\.)+\p{L}$/u;
const isHan = (character: string | undefined): boolean => /\p{Script=Han}/u.test(character ?? '');
const isWordy = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');
const isSpace = (character: string | undefined): boolean => character === ' ' || character === '\n';
const isSmall = (letter: string): boolean => letter !== letter.toUpperCase();
const letterOf = (letter: string): 'small' | 'capital' | 'other' =>
  isSmall(letter) ? 'small' : letter !== letter.toLowerCase() ? 'capital' : 'other';
const closing = '"\')]';

/** Splits by final punctuation and by lines: see `readLineBreaks`. */
export function splitSentences(text: string, source: string, starts: readonly number[]): Sentence[] {
  const isEnd = readLineBreaks(text, (at) => letterOf(source.charAt(starts[at] ?? source.length)));
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number): void => {
    const parts = splitChain(text, start, end);
    for (const part of parts)
      sentences.push(...trimmed(text, part, parts.length > 1 ? leastStated.ofChain : leastStated.ofLine));
    start = end;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (at - start >= longestSentence && (character === ' ' || at - start >= longestSentence + 60)) close(at);
    if (character === '\n') {
      if (isEnd(at)) close(at + 1);
    } else if (isFinal(text, at, source, starts) && !isInitials(text, at, source, starts)) {
      const isQuoteEnd = isClosedInHan(source, starts[at], starts[at + 2]);
      let end = at + (isQuoteEnd ? 2 : 1);
      while (end < text.length && (closing.includes(text.charAt(end)) || '.!?'.includes(text.charAt(end)))) end++;
      const isBehindHan = character !== '.' && isHan(text[at - 1]);
      const isTouching = isHan(text[end])
        ? !/\w\.$/.test(text.slice(at - 1, end))
        : (isQuoteEnd || isBehindHan) && isWordy(text[end]);
      if (end >= text.length || isSpace(text[end]) || isTouching) {
        close(end);
        at = end - 1;
      }
    }
  }
  close(text.length);
  return sentences;
}

/** "真的有用！”": a mark of Chinese has a blank behind it in the normal text, and the quotation closes after it. */
const isClosedInHan = (source: string, mark: number | undefined, next: number | undefined): boolean =>
  mark !== undefined &&
  next !== undefined &&
  '。！？'.includes(source.charAt(mark)) &&
  /[”’」』）]/.test(source.charAt(next));

/** Semicolons of a chain of statements: fewer divide a sentence, or the items of a list are shorter. */
const chain = { semicolons: 3, partLength: 30, chineseLength: 9 };
/** Of a text that is one chain. */
const wholeText = { semicolons: 2, partLength: 18, chineseLength: 6 };

/** "Halls are booked by phone; double bookings happen every month; we show free slots; …": statements without full stops. */
function splitChain(text: string, start: number, end: number): Span[] {
  const ends: number[] = [];
  for (let at = text.indexOf(';', start); at !== -1 && at < end; at = text.indexOf(';', at + 1))
    if (isSpace(text[at + 1]) || isHan(text[at + 1])) ends.push(at);
  if (ends.length < wholeText.semicolons) return [{ start, end }];
  const isWhole = text.slice(0, start).trim() === '' && text.slice(end).trim() === '';
  const { semicolons, partLength, chineseLength } = isWhole ? wholeText : chain;
  // Chinese says as much in a third of the characters.
  const least = isHan(text.slice(start, end)) ? chineseLength : partLength;
  if (ends.length < semicolons || (end - start) / (ends.length + 1) < least) return [{ start, end }];
  return [...ends, end].map((partEnd, index) => ({
    start: index === 0 ? start : (ends[index - 1] ?? start) + 1,
    end: partEnd,
  }));
}

/** Abbreviations that may be the last word: "peace of mind. We …", "etc. Maybe …". A number or a small letter goes on: "mind. 8". */
const lastWords = new Set(['mind', 'etc', 'usw']);

function isFinal(text: string, at: number, source: string, starts: readonly number[]): boolean {
  const character = text.charAt(at);
  if (character === '!' || character === '?') return true;
  if (character !== '.') return false;
  const word = wordBefore(text, at);
  if (lastWords.has(word)) return letterOf(source.charAt(starts[at + 2] ?? source.length)) === 'capital';
  return !abbreviations.has(word) && !(word.length === 1 && /\p{L}/u.test(word) && !/\p{Script=Han}/u.test(word));
}

function wordBefore(text: string, at: number): string {
  let start = at;
  while (start > 0 && !isSpace(text[start - 1]) && at - start < 12) start--;
  return text.slice(start, at).replace(/^[("']+/, '');
}

/** "The clerk from B.C. presented it": a new sentence would begin with a capital. */
function isInitials(text: string, at: number, source: string, starts: readonly number[]): boolean {
  const next = source.charAt(starts[at + 2] ?? source.length);
  return initials.test(wordBefore(text, at)) && isSpace(text[at + 1]) && isSmall(next);
}

/** A line of a list and a part of a chain often have no full stop, and state what they would with one. A heading has none. */
const withStop = (words: string, least: Length): string => {
  const isStated = isHan(words) ? words.length >= least.letters : words.split(' ').length >= least.words;
  // What was divided for its length goes on.
  return isStated && words.length < longestSentence && /[\p{L}\p{N}%)€$]$/u.test(words) ? `${words}.` : words;
};

/** "We wash boats!" states what it does with a full stop. */
const withoutEmphasis = (words: string): string => words.replace(/[.!]*!(?=["')\]]*$)/, '.');

/** Less is a heading: "What they do today", 目标客户. */
const leastStated = { ofLine: { words: 5, letters: 8 }, ofChain: { words: 3, letters: 4 } } as const;
type Length = { words: number; letters: number };

function trimmed(text: string, part: Span, least: Length): Sentence[] {
  let { start, end } = part;
  while (start < end && isSpace(text[start])) start++;
  while (end > start && isSpace(text[end - 1])) end--;
  if (start === end) return [];
  const words = text.slice(start, end);
  return /[\p{L}\p{N}]/u.test(words)
    ? [
        {
          start,
          end,
          text: withStop(withoutEmphasis(words.replaceAll('\n', ' ')), least),
          isQuestion: /\?["')\]]*$/.test(words),
          isLatin: isInLatinWords(words),
          hasLatin: /\p{Script=Latin}/u.test(words),
          hasHan: isHan(words),
        },
      ]
    : [];
}
