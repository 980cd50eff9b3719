import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { money } from '../claim';
import { isPaidAhead } from './payment';

const advance =
  / (?:in advance|up ?front|as an advance|im voraus|vorab|als vorschuss|por adelantado|por anticipado|de anticipo|como adelanto) /;
const advanceHan = /(?:提前|预先|事先)(?:付|交|给)/u;

/**
 * "Three of them left a deposit of 10 euros", "two paid 5 euros in advance": where the text tells a price, this is a part of it.
 * Not "they pay £45 a month in advance".
 */
export const isPaidInPart = memoise((clause: Clause): boolean => isPaidAhead(clause) || isAdvance(clause));

const isAdvance = (clause: Clause): boolean => {
  const { period, per } = money(clause) ?? {};
  if (period !== undefined || (per !== undefined && !/^(?:adelantado|anticipado)$/.test(per))) return false;
  return clause.sentence.isLatin ? advance.test(spacedWords(clause.tokens)) : advanceHan.test(lettersOf(clause.tokens));
};

const tips: ReadonlySet<string> = new Set(['tip', 'tips', 'tipped', 'trinkgeld', 'propina', 'propinas']);
const tipBefore =
  / (?:tips? of|tipped (?:us|me)|trinkgeld (?:von|in höhe von)|propinas? de)(?: (?:about|around|etwa|rund|unos))?(?: [£$€])? $/;
const tipBehind = /^ (?:as a |in |als |de )?(?:tips?|trinkgeld|propinas?) /;
const tipBeforeHan = /小费(?:是|有|给|共|大概)*$/u;
const tipBehindHan = /^钱?的?小费/u;

/** "They gave me a 10 euro tip", "5 Euro Trinkgeld", "una propina de 5 euros", 5元小费: given beside what is asked for; not "£5 a tip". */
export const isTip = ({ tokens, sentence }: Clause, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean =>
  sentence.isLatin
    ? tokens.some(({ text }) => tips.has(text)) &&
      (tipBefore.test(spacedWords(tokens.slice(0, start))) || tipBehind.test(spacedWords(tokens.slice(end))))
    : lettersOf(tokens).includes('小费') &&
      (tipBeforeHan.test(lettersOf(tokens.slice(0, start))) || tipBehindHan.test(lettersOf(tokens.slice(end))));

const comparing =
  /^(?:less|more|under|over|only|just|until|but|weniger|mehr|unter|nur|bis|sondern|menos|más|hasta|solo|sólo|sino|too|höchstens|不到|低于|超过|而是|嫌|贵|太贵)$/;

/** "Nobody paid a deposit of 10 euros", "niemand hat 10 Euro angezahlt", 没有人付10元定金: of a price that nobody paid, it is what we ask. */
export const isSumDenied = (clause: Clause, { start }: Pick<Quantity, 'start'>): boolean => {
  const { tokens, negated } = clause;
  const sum = tokens[start];
  if (negated.size === 0 || sum === undefined || !negated.has(sum) || !isPaidInPart(clause)) return false;
  // "We ask 15 in advance, though nobody bought", "they sign nothing and pay 15": what is denied is something else.
  const part = tokens.slice(tokens.findLastIndex((token, at) => at < start && isJoint(token)) + 1, start);
  return hasAny(part, 'negation') && !tokens.some(({ text }) => comparing.test(text));
};

const isJoint = ({ pos, text }: Token): boolean => pos === 'punct' || /^(?:and|but|und|aber|y|pero)$/.test(text);
