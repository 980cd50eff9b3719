import type { BillingPeriod } from '../../../../../../shared/contracts/analysis';
import type { Clause } from '../../text/clause';
import { fitsAny, sortPatterns, type Patterns } from '../../text/patterns';
import { has, hasAny, type Token } from '../../text/token';
import { isNoChurn, readChurn } from './churn';
import { isFact } from '../claim';
import { countGone } from './goneWords';
import { isLostOfCounted, type Before } from './lostLately';
import { isToRival } from './majorityGone';
import { isLoss } from './negative';
import { orderedByNone } from './orderedByNone';
import { readPayersNow } from './payersNow';
import { isNoneGone } from './retention';
import { onlyOnce } from './returnRates';

/** What was sold came back, in the past: "one home gave them all back", "3 came back with the same fault". */
const returns = sortPatterns([
  / (?:gave|sent|handed|brought) (?:it|them|him|(?:the|their|all|both|\d+) \S+)(?: all| of them)? back (?!to )/,
  / (?:\d+|one|two|three|four|five|six|several|some) (?:\S+ ){0,3}(?:came|come|were sent|was sent) back (?:with|because|broken|faulty|damaged|out of) /,
  / (?:\d+|one|two|three|four|five|six|several) (?:\S+ ){0,3}(?:were returned|was returned|returned (?:it|them)) /,
  / (?:wurden?|haben?|kam(?:en)?) (?:\S+ ){0,6}(?:zurückgeschickt|zurückgegeben|zurückgebracht|reklamiert) /,
  / (?:lo|la|los|las|nos) (?:devolvi(?:ó|eron)|han? devuelto) /,
  /退回来?了?\d|退了\d|\d+[^，。,]{0,4}退(?:货|回来?)了/,
]);

/**
 * Who was asked, and said no: "three pitches lost", "five shops turned us down", "vier Praxen haben abgelehnt". Who refuses
 * something else, "refused to pay the deposit back", "said no dentist had time", doesn't refuse us.
 */
const refusals = sortPatterns([
  / (?:pitch|pitches|tenders?|bids?|deals?) lost | (?:we|i) (?:have )?lost (?:\S+ ){0,2}(?:pitch|pitches|tenders?|bids?|deals?|contracts?|customers?|clients?) (?=$|[,.]|(?:to|with|because|after|when|last|this|who|over|and) )/,
  / turned (?:us|it|me|our \S+) down | (?:\d+|one|two|three|four|five|six|most|some) (?:\S+ ){0,3}(?:said no|declined|refused) (?=$|[,.]|(?:to us|to it|us|it|our|because|after|when) )/,
  / (?:\d+|zwei|drei|vier|fünf|sechs|einige|mehrere) (?:\S+ ){0,2}(?:(?:haben|hatten|uns|es|leider|schon|bisher) )*(?:abgelehnt|abgewunken|uns abgesagt) | lehnten (?:uns |es )?ab /,
  / dijeron que no (?=$|[,.])| (?:nos|l[ao]) rechazaron | rechazaron (?=$|[,.]|nuestr)/,
  /\d+[^，。,]{0,6}拒绝了?/,
]);

/** "Zwei Kunden haben gekündigt", 有三家客户取消了. */
const gone = sortPatterns([
  / (?:\d+|zwei|drei|vier|fünf|sechs) (?:\S+ ){0,3}(?:haben|hatten) (?:\S+ ){0,2}gekündigt /,
  /(?:\d+|[一二两三四五六七八九十])[家个位名][^，。,]{0,4}(?:取消|退订|流失)了/,
]);

/** "Left us a review", "had stopped doing the exercises", "haben ihrem Anbieter gekündigt": nobody left us. */
const ofTheirs = sortPatterns([
  / left (?:us|me) (?:an?|the|their|\d+) | left (?:an?|the|their) | stopped (?!using (?:it|us|ours) |paying |renewing )/,
  / (?:ihre[mnr]?|dem|den) \S+ gekündigt /,
]);

/** Nobody pays us so far: "nobody has paid yet", "Geld verdienen wir noch nicht", 还没有人付钱; not "nobody has paid rent so far". */
const unpaid = sortPatterns([
  / (?:nobody|no one|no_one|none) (?:\S+ ){0,3}(?:has|have) (?:yet )?(?:paid|bought|ordered|subscribed)(?: (?:us|me|it|one|for|anything|money|an?|penny|cent|the|full|price|our \S+))* (?:yet|so far|so_far) /,
  / (?:nobody|no one|no_one) outside (?:\S+ ){1,3}has (?:paid|bought|ordered) (?=$|[,.]|(?:us|me|it|one|anything|yet|so far|so_far) )/,
  / (?:we|i) (?:do n't )?have (?:no|any) (?:paying |other |real )?(?:customers?|users?|clients?|buyers?|orders?|sales|\S+ers?) yet /,
  ...orderedByNone.map((pattern) => new RegExp(`${pattern} `)),
  / (?:geld|umsatz) (?:\S+ ){0,3}noch (?:nicht|nichts|keins?|keinen) /,
  / (?:todavía|aún) (?:no (?:le |les |nos )?(?:cobro|cobramos|hemos cobrado|hemos vendido|(?:pagan?|han? pagado) (?=$|[,.]|nada|por))|nadie (?:(?:nos|me|ha|lo) )*pag\S* (?=$|[,.]|nada|por))/,
  /(?:还没有?|目前没有?|尚无)(?:人|客户)?(?:付(?:钱|费|款|过|给我们?|[，。]|$)|买|下单)/,
]);

/**
 * What the founder admits against the idea: returns, cancellations, refusals, or that nobody pays so far. No habit of others
 * and no way that the product works: "guests get their deposit back".
 */
export function readLosses(clauses: readonly Clause[]): Clause[] {
  const found = clauses.filter((clause, index) => isAdmitted(clause, () => clauses.slice(0, index)));
  // Of a sentence once.
  return [...new Map(found.map((clause) => [clause.sentence, clause])).values()];
}

function isAdmitted(clause: Clause, before: Before): boolean {
  if (!isFact(clause) || isNoneGone(clause) || isNoChurn(clause) || isUsualChurn(clause)) return false;
  const says = (patterns: Patterns): boolean => fitsAny(clause, patterns);
  const isCounted =
    isLoss(clause) ||
    readChurn(clause).some(({ quantity }) => quantity !== undefined) ||
    countGone(clause) !== undefined;
  return (
    (isCounted && !says(ofTheirs) && isOfCustomers(clause, before())) ||
    isLostOfCounted(clause, before) ||
    says(gone) ||
    (says(returns) && isOfOurGoods(clause)) ||
    says(refusals) ||
    says(onlyOnce) ||
    says(unpaid)
  );
}

/** "Monthly churn is 0.8%": fewer than any business loses are nothing against it. */
const isUsualChurn = (clause: Clause): boolean => {
  const shares = readChurn(clause).flatMap(({ quantity }) => (quantity?.kind === 'percent' ? [quantity] : []));
  return shares.length > 0 && shares.every(({ value, period = 'month' }) => value / (months[period] ?? 1) < usualShare);
};

/** Percent of the customers in a month. */
const usualShare = 2;
const months: Readonly<Partial<Record<BillingPeriod, number>>> = { week: 1 / 4, month: 1, quarter: 3, year: 12 };

/** "Two of our 60 bakeries cancelled", "11 of the 12 cancelled" after "12 clinics pay us"; not "3 of 10 guests cancelled". */
function isOfCustomers(clause: Clause, before: readonly Clause[]): boolean {
  const counts = clause.quantities.filter(({ kind }) => kind === 'count');
  const units = clause.tokens.filter(
    (token) => token.pos === 'noun' && !has(token, 'churn') && counts.some(({ unit }) => unit === token.lemma),
  );
  // 上个月有9位老人停订了, after 180位老人付费订餐: what is counted isn't divided from what they did.
  const named = clause.sentence.isLatin ? [] : clause.tokens.filter((token) => has(token, 'people'));
  if (clause.tokens.some(isClient) || isAboutUs({ tokens: clause.tokens, context: clause.tokens })) return true;
  return before.some((other) => {
    const { tokens, quantities } = other;
    return (
      hasAny(tokens, 'pay', 'use', 'book', 'renew', 'customer') &&
      (isToRival(clause) ||
        tokens.some(({ lemma }) => [...units, ...named].some((unit) => unit.lemma === lemma)) ||
        quantities.some(({ kind, value }) => kind === 'count' && counts.some(({ of }) => of === value)) ||
        (units.length === 0 && (isAboutUs({ tokens, context: tokens }) || readPayersNow(other).length > 0)))
    );
  });
}

const isClient = ({ lemma }: Token): boolean =>
  /^(?:customer|client|user|subscriber|kunde|kunden|cliente)$/.test(lemma);

/** "3 came back and we redid them", "drei Geräte wurden zurückgeschickt"; not "six of 40 were returned" at the shops. */
const isOfOurGoods = (clause: Clause): boolean =>
  isAboutUs(clause) ||
  clause.tokens.some(({ text }) => /^(?:it|them|l[oa]s?|nos)$/.test(text)) ||
  // 到现在退回来4块: no shop and no customer gives it back.
  (/\p{Script=Han}/u.test(clause.tokens[0]?.text ?? '') &&
    !clause.tokens.some((token) => has(token, 'people', 'customer', 'venue', 'partner') || /[店家]/.test(token.text)));

/** "Told us" is who was asked. */
const isAboutUs = ({ tokens, context }: Pick<Clause, 'tokens' | 'context'>): boolean =>
  tokens.some(({ text }) => text === 'it') ||
  context.some((token) => has(token, 'product') && !has(token, 'people', 'venue', 'partner')) ||
  context.some((token, index) => has(token, 'own') && !has(context[index - 1], 'say', 'interview'));
