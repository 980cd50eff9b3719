import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { isFact, makeClaim, money, type Claim } from '../claim';
import { peopleCount } from '../counts';
import { isInMonth } from '../customers/churn';
import { isOtherMoney } from './othersPrice';
import { isPerOne } from './perOne';

const revenue =
  '(?:revenues?|turnover|takings|mrr|arr|umsatz|monatsumsatz|jahresumsatz|einnahmen|ingresos|facturación)';
const joining =
  '(?:is|are|was|were|of|at|now|currently|already|about|around|roughly|nearly|almost|over|ist|sind|war|waren|liegt|liegen|beträgt|betragen|bei|von|rund|etwa|aktuell|derzeit|es|son|fue|fueron|de|unos|mensual|mensuales|monthly|:)';
/** "Our revenue is $4,000", "monthly sales of $4,000", "unser Umsatz liegt bei 4.000 €". */
const named = new RegExp(
  ` (?:${revenue}|(?:our|my|had|did|monthly|annual|weekly|total) (?:sales|income)|ventas (?:mensuales|anuales|totales)) (?:${joining} )*$`,
);
/** "$4,000 in monthly revenue", "$4,000 MRR", "11.476 € Umsatz". */
const following = new RegExp(
  `^ (?:(?:in|of|an|de|en) )?(?:(?:our|monthly|annual|yearly|weekly|recurring|total|new|monatlich\\S*|wiederkehrend\\S*|jährlich\\S*) )*(?:${revenue}|(?<=(?:in|of) (?:\\S+ )*)(?:sales|income)|(?<=(?:de|en) )ventas|eingenommen|umgesetzt|verdient) `,
);
const nearly =
  '(?:about|around|roughly|some|just|only|up to|almost|nearly|over|more than|rund|etwa|circa|ungefähr|fast|bis zu|nur|schon|bereits|unos|casi|cerca de|más de|ya)';
/** "We make £3,000 a month", "wir verdienen 2.000 Euro im Monat", "facturamos 2.000 euros al mes". */
const earning = new RegExp(
  ` (?:${[
    '(?:we|i)(?: (?:now|already|currently|still|have|each month|per month|(?:hope|want|aim|plan|expect|intend|need) to))* (?:earn|earned|make|made|gross|grossed|generate|generated|bring in|brought in|take in|took in|took|turn over|turned over)',
    '(?:taking|and (?:now )?(?:earn|make|turn over|bring in))',
    '(?:wir|ich) (?:jetzt |schon |bereits |aktuell |damit |heute )?(?:verdienen?|erwirtschaften?|erzielen?)',
    '(?:verdienen?|erwirtschaften?|erzielen?) (?:wir|ich)(?: (?:damit|jetzt|schon|bereits|aktuell))?',
    '(?:ganamos|gano|ingresamos|ingreso|facturamos|facturo|generamos)',
  ].join('|')}) (?:${nearly} )*$`,
);
/** "We made £3,000 last month", "so far". */
const pastTime =
  / (?:(?:last|past|this|first|letzten?|letztes|vergangenen?|diesen?|dieses) (?:\S+ )?(?:week|month|quarter|year|season|summer|winter|weekend|woche|monat|quartal|jahr)|so far|since \S+|bisher|seit \S+|(?:el|la) (?:mes|año|semana) pasad[oa]|hasta ahora|este (?:mes|año)) /;
const isPast = (tokens: Clause['tokens']): boolean => isInMonth(tokens) || pastTime.test(spacedWords(tokens));
/** "Our 40 paying customers bring in £1,200 a month". */
const broughtBySome =
  / (?:[2-9]|\d\d+) (?:[a-z-]+ ){1,3}?(?:bring|brought|generate|generated|produce) (?:us )?(?:in )?(?:\S+ )?$/;
/** "26 Bäckereien zahlen uns zusammen 800 Euro". */
const together = / (?:insgesamt|zusammen|en total) (?:\S+ ){0,2}$/;
/** "40 bakeries pay us £1,200 a month in total". */
const altogether =
  /^ (?:(?:a|per|im|al) \S+ )?(?:in total|in all|altogether|all told|combined|zusammen|insgesamt|en total) /;
const earningHan =
  /(?:营业额|流水|营收|销售额|收入|进账|入账)(?:大概|大约|约|差不多|已经|有|能|达|了|是|为|超过|近|到|稳定在)*$|^(?:我们?|公司|店里|平台|目前|现在)?(?:目前|现在|已经)?(?:每月|每个月|一个月|每年|一年|每天|月)(?:大概|大约|差不多|已经|能)*赚(?:大概|大约|约|到|了)*$/u;
const followingHan = /^(?:左右|上下)?的?(?:营业额|流水|营收|销售额|收入)/u;

/**
 * "Take about £640 a day", "we turn over £3,000 a month", "$4,000 in monthly sales": what all customers pay together. "£30 a day
 * for a bike" is a price.
 */
export const isTakings = (clause: Clause, amount: Quantity): boolean => {
  const { tokens, quantities, sentence } = clause;
  const { period, per, start, end } = amount;
  if (per !== undefined || isPerOne(tokens, amount)) return false;
  const [before, behind] = [tokens.slice(0, start), tokens.slice(end)];
  if (!sentence.isLatin)
    return (
      namesTakings(tokens) &&
      (/一共|总共|合计|加起来/u.test(lettersOf(before)) ||
        earningHan.test(lettersOf(before)) ||
        followingHan.test(lettersOf(behind)))
    );
  const isCounted = quantities.some((count) => count.kind === 'count' && count.end < start);
  return (
    following.test(spacedWords(behind)) ||
    named.test(spacedWords(before)) ||
    (altogether.test(spacedWords(behind)) && !hasAny(before, 'cost')) ||
    together.test(spacedWords(before)) ||
    (period !== undefined && broughtBySome.test(spacedWords(before))) ||
    ((period !== undefined || isPast(tokens)) &&
      !isCounted &&
      (earning.test(spacedWords(before)) || isTaken(before, amount)))
  );
};

const namesTakings = memoise((tokens: readonly Token[]): boolean =>
  /一共|总共|合计|加起来|营业额|流水|营收|销售额|收入|[进入]账|赚/u.test(lettersOf(tokens)),
);

/** "Take about £640 a day"; "umsatz 640 am Tag" without a verb. */
const isTaken = (before: Clause['tokens'], { period }: Quantity): boolean => {
  const verb = before.findLastIndex(
    ({ lemma, text }) =>
      /^(?:take|gross|turnover|taking|facturamos|facturo|ingresamos)$/.test(lemma) && text !== 'taken',
  );
  return verb >= 0 && before.length - verb <= 4 && (before[verb]?.lemma !== 'take' || period === 'day');
};

/** A loan, or the income of those whom the text is about. */
const others =
  / (?:loans?|grants?|invest\S+|raised?|kredit|darlehen|förderung|préstamo|inversión|goal|target|ziel|objetivo|meta) |他们|她们|用户的?收入|目标/;

/** What all customers of ours pay together: it shows that they pay, and beside their number also what one pays. */
export function readTakings(clause: Clause): Claim[] {
  const amount = money(clause);
  const isOurs = clause.speaker === 'own' || clause.speaker === 'other' || hasAny(clause.tokens, 'own');
  if (!amount || !isOurs || !isFact(clause) || !isTakings(clause, amount) || isOtherMoney(clause)) return [];
  if (others.test(clause.sentence.isLatin ? spacedWords(clause.tokens) : lettersOf(clause.tokens))) return [];
  const shown = peopleCount(clause)
    ? (['revenueIntent', 'priceNumber', 'priceUnit', 'payer'] as const)
    : (['revenueIntent'] as const);
  return [makeClaim('takings', clause, { quantity: amount }), ...shown.map((kind) => makeClaim(kind, clause))];
}
