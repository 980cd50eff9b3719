import type { BillingPeriod } from '../../../../../shared/contracts/analysis';
import { coinNotGood, currencies, currencyOfCountry, dollars } from '../lexicon/currencies';
import { isRateWord, multipliers, percentWords, periodWords, shortTimeWords, valueOfWord } from '../lexicon/numbers';
import { memoise } from './memoise';
import { isMillionsOf } from './millions';
import { isDigit, parseHanNumber, parseNumber } from './numbers';
import { headAfter, perOf, readPer } from './per';
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
  /** `per` in the founder's words. */
  perName?: string;
  /** The lemma of what is counted: "14 dental practices". */
  unit?: string;
  /** 100 for an amount in cents, of which `value` is the whole unit. */
  divisor?: number;
  /** "14 of 20" has 20. */
  of?: number;
  /** A sum for so many: €600 that won 6 customers has 6. */
  among?: number;
  /** So many at `value` each: 50 clicks at 3 dollars have 50. */
  times?: number;
  /** Indexes of the clause's tokens. `end` is exclusive. */
  start: number;
  end: number;
};

/** All quantities have the same properties in one order: V8 reads those of one shape faster. */
const unset: Quantity = {
  kind: 'count',
  value: 0,
  unit: undefined,
  currency: undefined,
  period: undefined,
  periodName: undefined,
  per: undefined,
  perName: undefined,
  divisor: undefined,
  of: undefined,
  among: undefined,
  times: undefined,
  start: 0,
  end: 0,
};

/** The quantities of a clause. Years, list numbers and ordinals are none. */
export const readQuantities = memoise((tokens: readonly Token[]): Quantity[] => {
  const quantities: Quantity[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const quantity = readQuantity(tokens, index);
    if (!quantity) continue;
    quantities.push({ ...unset, ...quantity });
    index = quantity.end - 1;
  }
  return joinDenominators(tokens, quantities);
});

function readQuantity(tokens: readonly Token[], start: number): Quantity | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  // "Once" is eleven in Spanish and no number in English.
  const value =
    spanOnes.has(first.text) && (isOneInMany(tokens, start) || isOneCoin(tokens, start) || isOneSpan(tokens, start))
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
  if (isMillionsOf(tokens, end)) end++;
  const before = currencyBefore(tokens, start);
  const currency = before?.code ?? currencyAfter(tokens, end, amount);
  if (currency !== undefined && before === undefined) end++;
  if (currency === undefined && isYear(first.text, tokens, start)) return undefined;
  const from = before?.start ?? start;
  const per = perOf(tokens, from, end, currency !== undefined);
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
  // "6个小时", "2400多个": the measure word between a number and its unit.
  if (/^(?:个|[多余来几][个家位名户台间]?)$/.test(tokens[end]?.text ?? '')) end++;
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
    !germanPeriods.test(next.text) &&
    value !== 1 &&
    /^[a-z]/.test(next.text) &&
    tokens[end + 1]?.pos === 'noun' &&
    next.lemma === next.text;
  // "Cobramos 300 mensuales por clínica": what it is counted for, and not what is counted.
  if (next && base.period !== undefined && base.per !== undefined && isRateWord(next.text))
    return { ...base, ...readPerAfter(tokens, end, base.end), kind: 'count', value, start };
  if (next && !isCompound && (shortTimeWords.has(next.text) || periodWords[next.text] !== undefined)) {
    const per = readPer(tokens, end + 1);
    return { kind: 'time', value, unit: next.lemma, start, end: Math.max(end + 1, per.end), period: per.period };
  }
  const unit = headAfter(tokens, end);
  const after = unit === undefined ? base : { ...base, ...readPerAfter(tokens, unit.index + 1, base.end) };
  return { ...after, kind: 'count', value, unit: unit?.lemma, start, end: Math.max(base.end, end) };
}

/** "26 Tage letztes Jahr": German words have no tags, and what follows is no second part of a compound. */
const germanPeriods = /^(?:tagen?|wochen|monaten?|jahren?|stunden|minuten|nächten?)$/;

/** "One in twenty". Elsewhere "one" is an article. */
const isOneInMany = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'one' &&
  /^(?:in|of)$/.test(tokens[index + 1]?.text ?? '') &&
  (numberOf(tokens[index + 2]?.text ?? '') ?? 0) > 1;

const ones = new Set(['ein', 'einen', 'un', 'one']);
const spanOnes = new Set(['ein', 'eine', 'einen', 'einer', 'einem', 'un', 'una', 'one']);

/** "Four days before and one day after": one of what is counted in the same words. Elsewhere "one day" is when. */
export const isOneSpan = (tokens: readonly Token[], index: number): boolean => {
  const [one, unit] = [tokens[index]?.text ?? '', tokens[index + 1]?.text ?? ''];
  return (
    spanOnes.has(one) &&
    periodWords[unit] !== undefined &&
    index > 0 &&
    tokens.some(
      ({ pos }, at) =>
        pos === 'num' && at !== index && at + 1 !== index && (tokens[at + 1]?.text.startsWith(unit) ?? false),
    )
  );
};

/** "Gut einen Euro", "un euro": one of a currency. */
const isOneCoin = (tokens: readonly Token[], index: number): boolean =>
  ones.has(tokens[index]?.text ?? '') &&
  /^(?:euro|dollar|franken|dólar|quid)$/.test(tokens[index + 1]?.text ?? '') &&
  tokens[index + 2]?.pos !== 'noun';

function numberOf(text: string): number | undefined {
  if (isDigit(text.charCodeAt(0))) return parseNumber(text);
  return parseHanNumber(text) ?? valueOfWord(text);
}

const currencyOf = (text: string | undefined): string | undefined =>
  text !== undefined && Object.hasOwn(currencies, text) ? currencies[text] : undefined;

/** "£8", "R$ 900": a sign before the number, with the letters that touch it. */
function currencyBefore(tokens: readonly Token[], start: number): { code: string; start: number } | undefined {
  const [letters, sign] = [tokens[start - 2], tokens[start - 1]];
  // 200元一年后: the sign belongs to the number before it.
  const isBehind = letters?.pos === 'num' && /^\p{Script=Han}/u.test(sign?.text ?? '');
  const code = isBehind ? undefined : currencyOf(sign?.text);
  const country = sign?.text === '$' && letters?.end === sign.start ? dollars[letters.text] : undefined;
  if (country !== undefined) return { code: country.toUpperCase(), start: start - 2 };
  return code === undefined ? undefined : { code, start: start - 1 };
}

/** "90p" is pence, and the 块 of "95块电池" a piece: the word that counts where the sentence has pieces and another word for money. */
function currencyAfter(tokens: readonly Token[], index: number, amount: number): string | undefined {
  const word = tokens[index];
  if (word?.text === 'p' && word.start === tokens[index - 1]?.end && amount < 100) return 'GBP/100';
  // "50 Cent", "40 cent": the plural of the euro's hundredth in German, and in Ireland.
  if (word?.text === 'cent' && amount !== 1 && !tokens.some(({ text }) => /^(?:\$|dollars?|usd)$/.test(text)))
    return 'EUR/100';
  const [coin, after] = [word?.text ?? '', tokens[index + 1]?.text ?? ''];
  const country = currencyOfCountry(tokens[index - 1]?.text ?? '', coin, after) ?? coinNotGood(coin, after, tokens);
  return word?.text === '块' && isPiece(tokens, index) ? undefined : (country ?? currencyOf(word?.text));
}

const isPiece = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  if (isSoldInPieces(tokens, index)) return true;
  const paid = tokens[index - 2]?.text === '了' ? tokens[index - 3] : tokens[index - 2];
  const isPaid = /[收付花费价要]$/.test(paid?.text ?? '');
  const isCounting =
    next?.pos === 'noun' && !isPaid && /^\p{Script=Han}/u.test(next.text) && !/[费钱价租]$/.test(next.text);
  return (isCounting && !next.text.startsWith('每')) || hasPieces(tokens);
};

/** "卖了437块", at the end of its clause: how many were sold, and no price of one. Not "每个卖了437块". */
const isSoldInPieces = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  const before = tokens.slice(Math.max(0, index - 4), index - 1).map(({ text }) => text);
  return (
    (next === undefined || next.pos === 'punct') &&
    /(?:[卖修做换送][了出掉]|售出|租出去?了?)$/.test(before.join('')) &&
    !tokens.slice(0, index).some(({ text }) => /^(?:每|一|一共|总共|平均|单价)/.test(text))
  );
};

/** "每块8元": pieces, and another word for money. */
const hasPieces = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => text === '块' && tokens[at - 1]?.text === '每') &&
  tokens.some(({ text }) => text === '元');

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

/** "每月付199元", "每GB每月60块", "一个月大概70元": in Chinese, the period stands before the amount. */
function periodBefore(tokens: readonly Token[], start: number): BillingPeriod | undefined {
  const words = tokens.slice(Math.max(0, start - 6), start).map(({ text }) => text);
  if (!words.some((word) => /[每一]/.test(word))) return undefined;
  const own = words.slice(words.findLastIndex((word) => /^(?:\d|,)/.test(word)) + 1);
  const [, period = ''] = /(?:每个?|一个?)(天|日|周|星期|月|季度|年)/.exec(own.join('')) ?? [];
  return periodWords[period];
}

function readPerAfter(tokens: readonly Token[], index: number, end: number): Partial<Quantity> {
  const per = readPer(tokens, index);
  return per.period === undefined ? {} : { period: per.period, end: Math.max(end, per.end) };
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
      (/^(?:of|out of|in|from|von|von den|der|de|de los|de las|of (?:the|our|my|these)(?: first)?|out of the)$/.test(
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
