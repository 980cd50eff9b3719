import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { aroundCount } from '../counts';
import { isPaidToOthers } from '../money/payment';
import { isAgentive } from '../people/agentive';
import { isServedNow, notCustomers, place } from './served';

const adverb =
  '(?:now|currently|already|today|about|around|over|inzwischen|mittlerweile|derzeit|aktuell|jetzt|heute|schon|bereits|rund|etwa|ya|hoy|ahora|actualmente|unas|unos)';

/** "Each pays", "every one of them now pays", "each bakery pays", "jede zahlt", "cada una paga". */
const eachPays = new RegExp(
  [
    `^ (?:and )?(?:each|every one|everyone|all)(?: one)?(?: of (?:them|those|these))? (?:${adverb} )?pays? (?:us |me )?`,
    `^ (?:and )?(?:each|every) \\S+ (?:${adverb} )?pays (?:us |me )?`,
    `^ (?:and )?they (?:each|all) (?:${adverb} )?pay (?:us |me )?`,
    `^ (?:und )?(?:jede[rs]?|alle)(?: einzelne)?(?: (?:von ihnen|davon|\\p{L}+))?(?: ${adverb})? (?:be)?zahl(?:t|en) (?:uns |mir |dafür )?`,
    `^ (?:y )?cada (?:una?|cual|\\p{L}+)(?: de ell[oa]s)? (?:(?:ya|nos|me) )*paga `,
    `^ (?:y )?tod[oa]s (?:(?:ya|nos|me) )*pagan `,
  ].join('|'),
  'u',
);
const eachPaysHan = /^(?:现在|目前|而且)?每[家户人个位间所](?:\p{Script=Han}{0,4}?)(?:付|交|支付|缴)/u;

/** "It runs in #", "lo usan #", "läuft in #". */
const usedBefore = new RegExp(
  [
    ` (?:it|this|they|(?:the|our|my) \\S+)(?: (?:is|are|has been|have been))?(?: ${adverb})* (?:runs?|running|works?|hangs?|stands?|sits?|live|installed|operates?|used|in use)(?: ${adverb})* (?:in|at|with|by)(?: ${adverb})* $`,
    ` (?:we are|we 're|it is|it 's)(?: ${adverb})* in(?: ${adverb})* $`,
    ` (?:läuft|laufen|steht|stehen|hängt|hängen)(?: \\S+){0,3} (?:in|bei)(?: ${adverb})* $`,
    ` (?:l[oa]s?|nos)(?: ya)? (?:usan|utilizan|tienen|alquilan|contratan)(?: ${adverb})* $`,
    ` (?:funciona|funcionan|está|están)(?: \\S+){0,2} en(?: ${adverb})* $`,
  ].join('|'),
);
/** "# use it", "# nutzen es", "# la usan". */
const usedAfter = new RegExp(
  [
    `^ (?:\\S+ ){0,4}?(?:use|uses|have|run|rent|are using) (?:it|ours|us|them|our \\S+|the \\S+)(?: (?:now|today|already|every|daily|each))?(?: \\S+)? [.;,]`,
    `^ (?:\\S+ ){0,4}?(?:nutzen|benutzen|verwenden|haben|mieten) (?:es|sie|ihn|das|die|den|unser\\S*|uns)(?: \\S+){0,2} [.;,]`,
    `^ (?:\\S+ ){0,3}?(?:läuft|laufen|steht|stehen|hängt|hängen) (?:es|sie|er|das|die|der|unser\\S*) `,
    `^ (?:\\S+ ){0,4}?(?:l[oa]s?|nos)(?: ya)? (?:usan|utilizan|tienen|alquilan|contratan) `,
  ].join('|'),
);
const usedHan =
  /[\d一二三四五六七八九十百千两]+[多余]?[家户位个间所人][^，。,]{0,8}?(?:在用|用着|使用|装了|开通了|用上)/u;

/** Who uses ours, counted: "it runs in 23 bakeries", "23 Bäckereien nutzen es", 有23家面包店在用. */
const usersIn = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities, sentence, negated, context } = clause;
  if (quantities.length === 0 || !isFact(clause) || clause.isNobody || hasAny(context, 'rival', 'hedge'))
    return undefined;
  if (sentence.hasLatin && notCustomers.test(spacedWords(context))) return undefined;
  const isUsed = !sentence.hasLatin && usedHan.test(lettersOf(tokens));
  return quantities.find((count) => {
    const [before, after] = aroundCount(tokens, count);
    const number = tokens[count.start];
    if (count.kind !== 'count' || count.value < 2 || count.period !== undefined) return false;
    if (number === undefined || negated.has(number)) return false;
    if (!sentence.hasLatin) return isUsed;
    const isOfPeople =
      isAgentive(count.unit) ||
      hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer', 'venue') ||
      placeBehind.test(after);
    return isOfPeople && (usedBefore.test(before) || usedAfter.test(`${after}.`) || isServedNow(clause));
  });
});

const placeBehind = new RegExp(`^ (?:\\S+ )?${place} `, 'u');

/** "Each pays 89 pounds a month": an amount, in the present, and to nobody else. */
export const isEachPaying = memoise((clause: Clause): boolean => {
  const { tokens, sentence, modality, speaker } = clause;
  if (modality !== 'fact' || speaker === 'rival' || clause.isNobody || !money(clause)) return false;
  return sentence.hasLatin
    ? eachPays.test(spacedWords(tokens)) && !hasAny(tokens, 'negation') && !isPaidToOthers(clause)
    : eachPaysHan.test(lettersOf(tokens)) && !/[不没未]|供应商|别人/.test(lettersOf(tokens));
});

/** "It runs in 23 bakeries. Each pays 89 pounds a month", 有23家面包店在用，每家每月付89元: so many pay. */
export const readEachPays = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    if (!isEachPaying(clause)) return [];
    const before = clauses.slice(Math.max(0, index - 2), index);
    const quantity = before.flatMap((other) => usersIn(other) ?? []).at(-1);
    return quantity === undefined
      ? []
      : [makeClaim('evidence', clause, { evidence: 5, quantity }), makeClaim('payer', clause)];
  });
