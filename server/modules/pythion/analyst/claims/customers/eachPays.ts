import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { aroundCount } from '../counts';
import { isPaidToOthers } from '../money/payment';
import { isAgentive } from '../people/agentive';
import { isManyOf, isOursNow, isServedNow, notCustomers, place } from './served';

const adverb =
  '(?:now|currently|already|today|about|around|over|inzwischen|mittlerweile|derzeit|aktuell|jetzt|heute|schon|bereits|rund|etwa|ya|hoy|ahora|actualmente|unas|unos)';

/** The head of the clause, or what stands behind a comma: "wir beliefern 12 Bäckereien, jede zahlt uns 19 Euro". */
const start = '(?:^|,) ';
/** "Each pays", "every one of them now pays", "each bakery pays", "jede zahlt", "cada una paga". */
const eachPays = new RegExp(
  [
    `${start}(?:and )?(?:each|every one|everyone|all)(?: one)?(?: of (?:them|those|these))? (?:${adverb} )?pays? (?:us |me )?`,
    `${start}(?:and )?(?:each|every) \\S+ (?:${adverb} )?pays (?:us |me )?`,
    `${start}(?:and )?they (?:each|all) (?:${adverb} )?pay (?:us |me )?`,
    `${start}(?:and )?they (?:${adverb} )?(?:pay|give) (?:us|me) `,
    `${start}(?:und )?sie (?:${adverb} )?(?:be)?(?:zahlen|geben) (?:uns|mir) `,
    `${start}(?:y )?(?:(?:ya|hoy|ahora) )?(?:nos|me) (?:pagan|dan) `,
    `${start}(?:und )?(?:jede[rs]?|alle)(?: einzelne)?(?: (?:von ihnen|davon|\\p{L}+))?(?: ${adverb})? (?:be)?zahl(?:t|en) (?:uns |mir |dafür )?`,
    `${start}(?:y )?cada (?:una?|cual|\\p{L}+)(?: de ell[oa]s)? (?:(?:ya|nos|me) )*paga `,
    `${start}(?:y )?tod[oa]s (?:(?:ya|nos|me) )*pagan `,
    `${start}(?:und )?die (?:${adverb} |alle |jeweils )*(?:be)?zahlen (?:uns |mir |alle |jeweils )*`,
    `${start}(?:y )?(?:que )?pagan (?:\\S+ ){1,5}?cada una? `,
  ].join('|'),
  'u',
);
const eachPaysHan =
  /(?:^|[,，])(?:现在|目前|而且)?每[家户人个位间所](?:\p{Script=Han}{0,5}?)(?:付|交|支付|缴|给(?:我|咱))/u;

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
  /[\d一二三四五六七八九十百千两]+[多余]?[家户位个间所人][^，。,]{0,8}?(?:在用|用着|使用|装了|开通了|用上|[跟和与]我们?签|(?:固定|一直|长期|常年|每[天周月])(?:都|来)?(?:找|叫|请|用|订)(?:我|咱))/u;

/** Who uses ours, counted: "it runs in 23 bakeries", "23 Bäckereien nutzen es", 有23家面包店在用. */
const usersIn = (clause: Clause, isPayingUs: boolean): Quantity | undefined =>
  countedIn(clause) ?? havingIn(clause, isPayingUs);

/** "Bisher haben wir 12 Bäckereien": customers only where it is said of them what each pays. */
const havingIn = (clause: Clause, isPayingUs: boolean): Quantity | undefined => {
  const { tokens, quantities, sentence, context } = clause;
  if (!sentence.isLatin || !isOursNow(clause) || notCustomers.test(spacedWords(context))) return undefined;
  return quantities.find((count) => {
    const [before, after] = aroundCount(tokens, count);
    const isHad = having.test(before) || (isPayingUs && thereAre.test(before));
    return (
      isHad &&
      isManyOf(count) &&
      (placeBehind.test(after) || hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer'))
    );
  });
};

const countedIn = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities, sentence, negated, context } = clause;
  if (quantities.length === 0 || !isFact(clause) || clause.isNobody || hasAny(context, 'rival', 'hedge'))
    return undefined;
  if (sentence.isLatin && notCustomers.test(spacedWords(context))) return undefined;
  const isUsed = !sentence.isLatin && usedHan.test(lettersOf(tokens));
  return quantities.find((count) => {
    const [before, after] = aroundCount(tokens, count);
    const number = tokens[count.start];
    if (count.kind !== 'count' || count.value < 2 || count.period !== undefined) return false;
    if (number === undefined || negated.has(number)) return false;
    if (!sentence.isLatin) return isUsed;
    const isOfPeople =
      isAgentive(count.unit) ||
      hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer', 'venue') ||
      placeBehind.test(after);
    return isOfPeople && (usedBefore.test(before) || usedAfter.test(`${after}.`) || isServedNow(clause));
  });
});

/** "We have #", "bisher haben wir #", "de momento son #": ours, if each of them pays. */
const having = new RegExp(
  ` (?:(?:wir|ich) haben?|haben? (?:wir|ich)|tengo|tenemos|(?:bisher|bislang|inzwischen|mittlerweile|derzeit|aktuell|momentan) sind es|(?:de momento|por ahora|hasta ahora|actualmente|ya) (?:son|somos))(?: ${adverb})* $`,
);
/** "Hay #", "es gibt #": ours, if each of them pays us. */
const thereAre = new RegExp(` (?:hay|son|es gibt|gibt es|es sind|sind es|there are)(?: ${adverb})* $`);
const paysUs = / (?:nos|me|uns|mir|us) /;

const placeBehind = new RegExp(`^ (?:\\S+ )?${place} `, 'u');

/** "Each pays 89 pounds a month": an amount, in the present, and to nobody else. */
export const isEachPaying = memoise((clause: Clause): boolean => {
  const { tokens, sentence, modality, speaker } = clause;
  if (modality !== 'fact' || speaker === 'rival' || clause.isNobody || !money(clause)) return false;
  return sentence.isLatin
    ? eachPays.test(spacedWords(tokens)) && !hasAny(tokens, 'negation') && !isPaidToOthers(clause)
    : eachPaysHan.test(lettersOf(tokens)) && !/[不没未]|供应商|别人/.test(lettersOf(tokens));
});

/** "It runs in 23 bakeries. Each pays 89 pounds a month", 有23家面包店在用，每家每月付89元: so many pay. */
export const readEachPays = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    if (!isEachPaying(clause)) return [];
    // 现在有46家馆子固定找我，每家每个月给我120块 may be one clause.
    const before = clauses.slice(Math.max(0, index - 2), index + 1);
    const isPayingUs = paysUs.test(spacedWords(clause.tokens));
    const quantity = before.flatMap((other) => usersIn(other, isPayingUs) ?? []).at(-1);
    return quantity === undefined
      ? []
      : [makeClaim('evidence', clause, { evidence: 5, quantity }), makeClaim('payer', clause)];
  });
