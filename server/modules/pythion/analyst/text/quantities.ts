import type { BillingPeriod } from '../../../../../shared/contracts/analysis';
import {
  currencies,
  multipliers,
  numberWords,
  percentWords,
  periodWords,
  perWords,
  shortTimeWords,
} from '../lexicon/numbers';
import { parseHanNumber, parseNumber } from './numbers';
import type { Token } from './token';

export type Quantity = {
  value: number;
  kind: 'money' | 'percent' | 'time' | 'count';
  /** ISO 4217, for money. */
  currency?: string;
  /** What it is counted for: "per month". */
  period?: BillingPeriod;
  /** The word for a period that is not its own name: "night", "season". */
  periodName?: string;
  /** What it is counted for: "per seat", a lemma. */
  per?: string;
  /** The lemma of what is counted: "14 dental practices". */
  unit?: string;
  /** 100 for an amount in cents, of which `value` is the whole unit. */
  divisor?: number;
  /** "14 of 20" has 20. */
  of?: number;
  /** A sum for so many: €600 that won 6 customers has 6. */
  among?: number;
  /** Indexes of the clause's tokens. `end` is exclusive. */
  start: number;
  end: number;
};

/** The quantities of a clause. Years, list numbers and ordinals are none. */
export function readQuantities(tokens: readonly Token[]): Quantity[] {
  const quantities: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const quantity = readQuantity(tokens, index);
    if (!quantity) continue;
    quantities.push(quantity);
    index = quantity.end - 1;
  }
  return joinDenominators(tokens, quantities);
}

function readQuantity(tokens: readonly Token[], start: number): Quantity | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  // "Once" is eleven in Spanish and no number in English.
  const value = isOneInMany(tokens, start)
    ? 1
    : first.pos === 'adv' || first.pos === 'conj'
      ? undefined
      : numberOf(first.text);
  // "三月" is March.
  if (value === undefined || isPartOfWord(tokens, start) || tokens[start + 1]?.text === '月') return undefined;
  let amount = value;
  let end = start + 1;
  while (end < tokens.length && multipliers[tokens[end]?.text ?? ''] !== undefined) {
    // "15 m" is a length as well: a single letter counts only when it is attached.
    const word = tokens[end];
    if (!word || (word.text.length === 1 && /[a-z]/.test(word.text) && word.start !== tokens[end - 1]?.end)) break;
    amount *= multipliers[word.text] ?? 1;
    end++;
  }
  const before = tokens[start - 1];
  const currency = currencyOf(before?.text) ?? currencyOf(tokens[end]?.text);
  if (currency !== undefined && currencyOf(before?.text) === undefined) end++;
  if (currency === undefined && isYear(first.text, tokens, start)) return undefined;
  const from = currencyOf(before?.text) === undefined ? start : start - 1;
  const per = readPer(tokens, end);
  const base = {
    start: from,
    end: Math.max(end, per.end),
    period: per.period ?? (currency === undefined ? undefined : periodBefore(tokens, from)),
    periodName: per.name,
    per: per.unit,
  };
  if (currency !== undefined) {
    const [code = currency, divided] = currency.split('/');
    const divisor = divided ? Number(divided) : undefined;
    return { ...base, kind: 'money', value: amount / (divisor ?? 1), divisor, currency: code };
  }
  return readPlain(tokens, start, end, amount, base);
}

function readPlain(
  tokens: readonly Token[],
  start: number,
  end: number,
  value: number,
  base: Pick<Quantity, 'start' | 'end' | 'period' | 'periodName' | 'per'>,
): Quantity | undefined {
  // "6个小时": the measure word between a number and its unit.
  if (tokens[end]?.text === '个') end++;
  const next = tokens[end];
  if (next && percentWords.has(next.text)) {
    const per = readPer(tokens, end + 1);
    return { kind: 'percent', value, start, end: Math.max(end + 1, per.end), period: per.period };
  }
  if (next?.text === 'por' && tokens[end + 1]?.text === 'ciento')
    return { kind: 'percent', value, start, end: end + 2 };
  const isCompound =
    next !== undefined &&
    !next.text.endsWith('s') &&
    value !== 1 &&
    /^[a-z]/.test(next.text) &&
    tokens[end + 1]?.pos === 'noun' &&
    next.lemma === next.text;
  if (next && !isCompound && (shortTimeWords.has(next.text) || periodWords[next.text] !== undefined)) {
    const per = readPer(tokens, end + 1);
    return { kind: 'time', value, unit: next.lemma, start, end: Math.max(end + 1, per.end), period: per.period };
  }
  const unit = headAfter(tokens, end);
  const after = unit === undefined ? base : { ...base, ...readPerAfter(tokens, unit.index + 1, base.end) };
  return { ...after, kind: 'count', value, unit: unit?.lemma, start, end: Math.max(base.end, end) };
}

/** "One in twenty". Elsewhere "one" is an article. */
const isOneInMany = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'one' &&
  /^(?:in|of)$/.test(tokens[index + 1]?.text ?? '') &&
  (numberOf(tokens[index + 2]?.text ?? '') ?? 0) > 1;

function numberOf(text: string): number | undefined {
  if (/^\d/.test(text)) return parseNumber(text);
  if (/^\p{Script=Han}/u.test(text)) return parseHanNumber(text);
  return Object.hasOwn(numberWords, text) ? numberWords[text] : undefined;
}

const currencyOf = (text: string | undefined): string | undefined =>
  text !== undefined && Object.hasOwn(currencies, text) ? currencies[text] : undefined;

/** "covid-19" and "version 2" are no quantities. */
function isPartOfWord(tokens: readonly Token[], index: number): boolean {
  const [before, current, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!current) return false;
  const isJoined = before?.text === '-' && before.end === current.start && tokens[index - 2]?.end === before.start;
  const isOrdinal = next !== undefined && next.start === current.end && /^(?:st|nd|rd|th)$/.test(next.text);
  return (
    isOrdinal ||
    (isJoined && !/^\d/.test(tokens[index - 2]?.text ?? '')) ||
    /^(?:version|class|part|step|no|number|nr)$/.test(before?.text ?? '')
  );
}

/** A number from 1900 to 2099 that counts nothing. */
function isYear(text: string, tokens: readonly Token[], index: number): boolean {
  if (!/^(?:19|20)\d\d$/.test(text)) return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  return before?.pos === 'adp' || next === undefined || next.pos !== 'noun' || next.text === '年';
}

type Per = { period?: BillingPeriod; name?: string; unit?: string; end: number };

/** Reads "a month", "/ month", "monthly", "per filled shift" at `index`. */
function readPer(tokens: readonly Token[], index: number): Per {
  const word = tokens[index];
  if (!word) return { end: index };
  const period = Object.hasOwn(periodWords, word.text) ? periodWords[word.text] : undefined;
  if (period !== undefined && /ly$|lich$|al(?:es)?$|diario/.test(word.text)) return { period, end: index + 1 };
  if (word.text === 'each' && tokens[index + 1]?.pos !== 'noun') return { unit: 'each', end: index + 1 };
  if (!perWords.has(word.text)) return { end: index };
  const target = tokens[index + 1];
  if (target && Object.hasOwn(periodWords, target.text)) {
    const more = target && isAnd(tokens[index + 2]) ? readPer(tokens.slice(0, index + 3), index + 3) : undefined;
    const name = /^(?:night|season|term)$/.test(target.lemma) ? target.lemma : undefined;
    return { period: periodWords[target.text], name, unit: more?.unit, end: index + 2 };
  }
  if (word.text === 'for' || word.text === 'a' || word.text === 'an') return readForUnit(tokens, index);
  const head = headAfter(tokens, index + 1);
  if (!head) return { end: index };
  const following = tokens[head.index + 1];
  const then =
    following && (perWords.has(following.text) || isAnd(following))
      ? readPer(tokens, isAnd(following) ? head.index + 2 : head.index + 1)
      : undefined;
  const later = isAnd(following) ? periodWords[tokens[head.index + 2]?.text ?? ''] : undefined;
  return { period: then?.period ?? later, name: then?.name, unit: head.lemma, end: head.index + 1 };
}

const isAnd = (token: Token | undefined): boolean => /^(?:and|und|y|e|et|和)$/.test(token?.text ?? '');

/** "每月付199元": in Chinese, the period stands before the amount. */
function periodBefore(tokens: readonly Token[], start: number): BillingPeriod | undefined {
  const words = tokens.slice(Math.max(0, start - 6), start).map(({ text }) => text);
  const from = words.findLastIndex((word) => /^\d/.test(word)) + 1;
  const at = words.findLastIndex((word, index) => index >= from && word.startsWith('每'));
  if (at < 0) return undefined;
  return periodWords[words[at]?.slice(1) || (words[at + 1] ?? '')];
}

/** "12 euros a bag" and "129 euros for a repair". */
function readForUnit(tokens: readonly Token[], index: number): { unit?: string; end: number } {
  const isArticle = /^(?:a|an|each|one)$/.test(tokens[index + 1]?.text ?? '');
  if (tokens[index]?.text === 'for' && !isArticle) return { end: index };
  const head = headAfter(tokens, tokens[index]?.text === 'for' ? index + 2 : index + 1);
  return head ? { unit: head.lemma, end: head.index + 1 } : { end: index };
}

function readPerAfter(tokens: readonly Token[], index: number, end: number): Partial<Quantity> {
  const per = readPer(tokens, index);
  return per.period === undefined ? {} : { period: per.period, end: Math.max(end, per.end) };
}

/** The head of the noun phrase at `index`: the last noun before something else. */
export function headAfter(tokens: readonly Token[], index: number): { lemma: string; index: number } | undefined {
  let head: { lemma: string; index: number } | undefined;
  const most = Math.min(tokens.length, index + 6);
  for (let at = index; at < most; at++) {
    const token = tokens[at];
    if (!token || token.text.startsWith('每')) break;
    if (token.pos === 'noun') head = { lemma: token.lemma, index: at };
    else if (
      head ||
      !(
        token.pos === 'adj' ||
        token.pos === 'det' ||
        token.pos === 'pron' ||
        (token.pos === 'verb' &&
          /(?:ed|ing|en)$/.test(token.text) &&
          /^(?:noun|adj)$/.test(tokens[at + 1]?.pos ?? '')) ||
        token.text === '-'
      )
    )
      break;
  }
  return head;
}

/** "14 of 20", "14 of the 20", "14 von 20", "14 de 20" become one quantity with a denominator. */
function joinDenominators(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = [];
  for (const quantity of quantities) {
    const last = joined.at(-1);
    const between = last
      ? tokens
          .slice(last.end, quantity.start)
          .map(({ text }) => text)
          .join(' ')
      : '';
    if (
      last &&
      last.kind === 'count' &&
      quantity.kind === 'count' &&
      last.of === undefined &&
      (/^(?:of|out of|in|from|von|von den|der|de|de los|de las|of (?:the|our|these)(?: first)?|out of the)$/.test(
        between,
      ) ||
        // "11 per 100".
        (between === 'per' && /^10+$/.test(String(quantity.value)))) &&
      quantity.value >= last.value
    )
      joined[joined.length - 1] = { ...quantity, value: last.value, of: quantity.value, start: last.start };
    else joined.push(quantity);
  }
  return joined;
}
