import { isIf } from './condition';
import { has, hasAny, isVerb, type Token } from './token';

const coordinators = new Set(
  'and but so while whereas because although though since when after before where y pero und aber weil porque mientras wenn'.split(
    ' ',
  ),
);
const hardBreaks = new Set([';', ':', '(', ')', '"']);

/** Only before these can a clause begin, or end. */
const breaks = new Set([...coordinators, ...hardBreaks, ',', '-']);

type Part = { words: Token[]; isQuoted: boolean };

/** The words of each clause. What stands apart within a clause follows it: "12 practices (all in Leeds) pay us". */
export function splitParts(sentence: readonly Token[]): Part[] {
  const parts: Part[] = [];
  const { tokens, asides } = setAsidesApart(sentence);
  let words: Token[] = [];
  let held: Token[] = [];
  let isQuoted = false;
  const close = (): void => {
    if (words.length > 0) parts.push({ words, isQuoted });
    if (held.length > 0) parts.push({ words: held, isQuoted });
    held = [];
  };
  for (const [index, token] of tokens.entries()) {
    if (!breaks.has(token.text)) {
      words.push(token);
      if (asides.size > 0) held.push(...(asides.get(token) ?? []));
      continue;
    }
    const isMark = token.text === '"' && (isQuoted || !isInch(tokens, index));
    const isHard = isMark || (token.text !== '"' && hardBreaks.has(token.text)) || isSpacedDash(tokens, index);
    // "Have since ordered", "sold 40 so far" are one clause.
    const isAdverb =
      (token.text === 'since' && tokens[index - 1]?.pos === 'aux') ||
      (token.text === 'so' && tokens[index + 1]?.text === 'far') ||
      // "I look after bereaved families".
      (token.text === 'after' && tokens[index - 1]?.lemma === 'look');
    const isSoft =
      !isAdverb &&
      (token.text === ',' || coordinators.has(token.text)) &&
      !isInPhrase(tokens, index, words) &&
      (words.some(isVerb) || isListed(words, tokens.slice(index + 1, index + 5))) &&
      (isIf(tokens, index + 1) || startsClause(tokens, index + 1));
    const isBreak = isHard || isSoft || isContrast(tokens, index, words) || isCostBehind(tokens, index, words);
    if (isBreak) close();
    if (!isBreak) words.push(token);
    else words = isHard || token.text === ',' ? [] : [token];
    held.push(...(asides.get(token) ?? []));
    if (isMark) isQuoted = !isQuoted;
  }
  close();
  return parts;
}

/** "La competencia cobra 25 euros, nosotros 79", "Fresha charges $25 a month, ours is $79": our amount stands beside theirs. */
function isContrast(tokens: readonly Token[], index: number, words: readonly Token[]): boolean {
  if (tokens[index]?.text !== ',' || !words.some(({ pos }) => pos === 'num')) return false;
  const [next, after] = tokens.slice(index + 1, index + 3);
  const isOurs = has(next, 'own') || (/^(?:bei|mit|con|in|en)$/.test(next?.text ?? '') && has(after, 'own'));
  if (!isOurs) return false;
  const verb = words[1]?.text ?? '';
  const isNamed = charging.test(verb) || (costing.test(verb) && words.some(({ text }) => period.test(text)));
  return (hasAny(words, 'rival') || isNamed) && !hasAny(words, 'own');
}

/** "22 davon für 139 Euro verkauft, das Material kostet 41 Euro": what it costs stands in a main clause, with its verb in second place. */
function isCostBehind(tokens: readonly Token[], index: number, words: readonly Token[]): boolean {
  if (tokens[index]?.text !== ',' || !words.some(({ pos }) => pos === 'num')) return false;
  const after = tokens.slice(index + 1, index + 8);
  const verb = after.findIndex(({ text }) => costs.test(text));
  const [next, second] = after.slice(verb + 1);
  const isAmount =
    next?.pos === 'num' ||
    (second?.pos === 'num' && /^(?:uns|mich|mir|je|nur|etwa|rund|nos|me|unos|solo|[€£$])$/.test(next?.text ?? ''));
  return (
    verb >= 1 &&
    verb <= 4 &&
    isAmount &&
    after.slice(0, verb).every(({ pos }) => pos !== 'num' && pos !== 'punct') &&
    // "…, die kosten 41 Euro" and "…, das uns kostet" go on about what stands before.
    !/^(?:der|die|das|dies|uns|mich|mir|nos|que|pro|je|im|al)$/.test(after[verb - 1]?.text ?? '') &&
    words.some((token) => sold.test(token.text) || has(token, 'sell', 'pay', 'book'))
  );
}
const sold = /^(?:verkauf\p{L}*|vend[ií]\p{L}*)$/u;
const costs = /^(?:kostet|kosten|kostete|cuesta|cuestan|costó)$/;

/** What stands behind a name: "Fresha charges", "Treatwell kostet 25 Euro im Monat". Material costs something as well, but once. */
export const charging = /^(?:charges|verlangt|nimmt|berechnet|cobra)$/;
export const costing = /^(?:costs|kostet|cuesta|vale)$/;
const period = /^(?:months?|years?|weeks?|monat|jahr|woche|mes|año|semana)$/;

/** "The night before and that it takes …", "hosting and support are £9", "£7.20 to make and deliver one": no clause begins there. */
const isInPhrase = (tokens: readonly Token[], index: number, words: readonly Token[]): boolean => {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token?.text === 'before' || token?.text === 'after')
    return before?.pos === 'noun' && (coordinators.has(next?.text ?? '') || next?.pos === 'punct');
  if (token?.text !== 'and') return false;
  const isWordPair = words.length === 1 && next?.pos === 'noun';
  const isInfinitive =
    before?.pos === 'verb' && tokens[index - 2]?.text === 'to' && next?.pos === 'verb' && next.text === next.lemma;
  return isWordPair || isInfinitive;
};

/** '27" screens': no quotation opens right after a number. */
const isInch = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.pos === 'num' && tokens[index - 1]?.end === tokens[index]?.start;

/** "140 people on the waiting list, 38 paid": what is counted, one after the other, without a verb for the first. */
const isListed = (words: readonly Token[], after: readonly Token[]): boolean =>
  words[0]?.pos === 'num' && words.length > 1 && after[0]?.pos === 'num' && after.slice(1).some(isVerb);

function isSpacedDash(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    token?.text === '-' &&
    before !== undefined &&
    next !== undefined &&
    before.end < token.start &&
    token.end < next.start
  );
}

/** Whether a verb follows before the next comma or coordinator. */
function startsClause(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (coordinators.has(tokens[at]?.text ?? '')) at++;
  for (let read = 0; read < 14; read++) {
    const token = tokens[at + read];
    if (!token || token.text === ',' || hardBreaks.has(token.text)) return false;
    if (read > 0 && coordinators.has(token.text)) return false;
    if (isVerb(token) && !(read > 0 && tokens[at + read - 1]?.text === 'to')) return true;
  }
  return false;
}

/** The words without those in brackets or dashes between a subject and its verb, and those by the word before them. */
function setAsidesApart(sentence: readonly Token[]): { tokens: readonly Token[]; asides: Map<Token, Token[]> } {
  const asides = new Map<Token, Token[]>();
  if (!sentence.some(({ text }) => text === '(' || text === '-')) return { tokens: sentence, asides };
  const tokens: Token[] = [];
  for (let index = 0; index < sentence.length; index++) {
    const end = endOfAside(sentence, index, tokens);
    if (end > 0) asides.set(tokens.at(-1)!, sentence.slice(index + 1, end));
    else tokens.push(sentence[index]!);
    index = Math.max(index, end);
  }
  return { tokens, asides };
}

/** Words of an aside, and words between it and the verb. */
const longest = { aside: 14, way: 3 } as const;

/**
 * "12 practices (all in Leeds) pay us", "14家诊所（都在成都）每月付给我们303元": the mark that closes an aside, or -1. Before it stands
 * a subject without its verb, and the verb comes soon after it.
 */
function endOfAside(sentence: readonly Token[], start: number, before: readonly Token[]): number {
  const isBracket = sentence[start]?.text === '(';
  if (!isBracket && !isSpacedDash(sentence, start)) return -1;
  const from = before.findLastIndex(({ text }) => text === ',' || coordinators.has(text) || hardBreaks.has(text));
  const subject = before.slice(from + 1);
  if (subject.length === 0 || subject.some(isVerb) || !subject.some(({ pos }) => pos === 'noun')) return -1;
  const length = sentence
    .slice(start + 1, start + 1 + longest.aside)
    .findIndex((token, index) => (isBracket ? token.text === ')' : isSpacedDash(sentence, start + 1 + index)));
  const end = start + 1 + length;
  if (length < 1 || sentence.slice(start, end).some(({ text }) => /^[";:]$/.test(text))) return -1;
  const verb = sentence.slice(end + 1, end + 2 + longest.way).findIndex(isVerb);
  const way = sentence.slice(end + 1, end + 1 + verb);
  return verb >= 0 && way.every(isOnWay) ? end : -1;
}

/** "Nos", "now", 每月: what may stand between an aside and the verb, but no other subject. */
const isOnWay = ({ text, pos }: Token): boolean =>
  /^(?:adv|aux|part)$/.test(pos) || /^(?:nos|me|now|already|ya|每月|每年|每周|每天|现在|已经|都)$/.test(text);
