import { currencies } from '../analyst/lexicon/currencies';
import { multipliers, numberWords } from '../analyst/lexicon/numbers';
import { parseNumber } from '../analyst/text/numbers';

/** A number of a text. `unit`: percent, a currency's code, letters that follow without a space ("3d"), or null. */
export type NumberMention = { value: number; unit: string | null };

export type Numbers = {
  mentions: NumberMention[];
  /** Words that count without a value: "twice", "hundreds", "third". */
  vague: string[];
};

const amount = /\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/g;
const numberWord = /\p{L}+/gu;

/** Spanish and German number words that are other words in English. */
const ambiguous = new Set(['once', 'quince', 'mil', 'elf', 'k', 'm', 'b', 'mn', 'bn', 'mio', 'mrd']);

const english: Readonly<Record<string, number>> = { zero: 0, one: 1, ...numberWords };
const vagueWords =
  /^(?:half|halves|third|thirds|quarters?|fourths?|fifths?|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|twice|thrice|couple|pair|pairs|single|dozens|hundreds|thousands|millions|billions|trillions|quadrupl(?:e|es|ed|ing)|second|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+(?:fold|teenth|tieth|dredth|sandth))$/u;

const names = (table: Readonly<Record<string, unknown>>, filter: RegExp): string =>
  Object.keys(table)
    .filter((name) => filter.test(name))
    .toSorted((left, right) => right.length - left.length)
    .map((name) => name.replaceAll('$', String.raw`\$`))
    .join('|');

const scaleAfter = new RegExp(
  String.raw`^(?:(k|m|mn|bn|b)|[\s-]?(${names(multipliers, /^\p{L}{3,}$|^\p{Script=Han}$/u)}))(?!\p{Script=Latin}|\d)`,
  'u',
);
const percentAfter = /^[\s-]?(?:%|percent\b|per cent\b|prozent\b|por ciento\b)/u;
const currencyAfter = new RegExp(String.raw`^[\s-]?(${names(currencies, /./u)})(?!\p{Script=Latin})`, 'u');
const currencyBefore = new RegExp(String.raw`(?<!\p{Script=Latin})(${names(currencies, /./u)})\s?$`, 'u');
const lettersAfter = /^\p{L}+/u;

/** The unit beside a number. */
function unitAt(text: string, start: number, end: number): string | null {
  const after = text.slice(end, end + 20);
  if (percentAfter.test(after)) return 'percent';
  const currency = currencyAfter.exec(after) ?? currencyBefore.exec(text.slice(Math.max(0, start - 20), start));
  if (currency) return currencies[currency[1]!]!;
  return lettersAfter.exec(after)?.[0] ?? null;
}

/** Reads all numbers of a text, in digits and in words. */
export function readNumbers(written: string): Numbers {
  const text = written.normalize('NFKC').toLowerCase();
  const mentions: NumberMention[] = [];
  for (const { 0: digits, index } of text.matchAll(amount)) {
    let value = parseNumber(digits) ?? Number.NaN;
    let end = index + digits.length;
    const scale = scaleAfter.exec(text.slice(end, end + 20));
    if (scale) {
      value *= multipliers[scale[1] ?? scale[2]!]!;
      end += scale[0].length;
    }
    mentions.push({ value, unit: unitAt(text, index, end) });
  }
  const { groups, vague } = wordGroups(text);
  for (const { words, start, end } of groups)
    mentions.push({ value: valueOfWords(words), unit: unitAt(text, start, end) });
  return { mentions, vague };
}

type WordGroup = { words: string[]; start: number; end: number };

/** Adjacent number words, such as "two hundred and five" or "twenty-five". */
function wordGroups(text: string): { groups: WordGroup[]; vague: string[] } {
  const groups: WordGroup[] = [];
  const vague: string[] = [];
  for (const { 0: word, index } of text.matchAll(numberWord)) {
    if (vagueWords.test(word)) vague.push(word);
    const isNumber = Object.hasOwn(english, word) || Object.hasOwn(multipliers, word);
    if (
      !isNumber ||
      ambiguous.has(word) ||
      isPronoun(text, index, word) ||
      /\d[\s-]?$/.test(text.slice(Math.max(0, index - 2), index))
    )
      continue;
    const last = groups.at(-1);
    const end = index + word.length;
    if (last && /^(?:[\s-]|\sand\s)$/.test(text.slice(last.end, index))) {
      last.words.push(word);
      last.end = end;
    } else groups.push({ words: [word], start: index, end });
  }
  return { groups, vague };
}

/** "No one", "each one": a person, not a count. */
const isPronoun = (text: string, index: number, word: string): boolean =>
  word === 'one' &&
  /(?:\b(?:no|each|every|any|some|the|this|that|which|another)\s)$/.test(text.slice(Math.max(0, index - 10), index));

function valueOfWords(words: readonly string[]): number {
  let total = 0;
  let current = 0;
  for (const word of words) {
    const factor = word === 'dozen' ? 12 : multipliers[word];
    if (factor === undefined) current += english[word]!;
    else if (factor < 1_000) current = Math.max(current, 1) * factor;
    else {
      total += Math.max(current, 1) * factor;
      current = 0;
    }
  }
  return total + current;
}

const isEqual = (left: number, right: number): boolean =>
  Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));

/** Whether a number stands among others. Without a unit it may repeat an amount of money, but never a percentage. */
export const isAmong = ({ value, unit }: NumberMention, others: readonly NumberMention[]): boolean =>
  others.some(
    (other) => isEqual(other.value, value) && (unit === null ? other.unit !== 'percent' : other.unit === unit),
  );
