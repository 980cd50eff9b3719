import type { Clause } from '../text/clause';
import { readChurn } from './churn';
import { isFact } from './claim';
import { isLoss } from './negative';
import { isNoneGone } from './retention';

/** What was sold came back, in the past: "one home gave them all back", "3 came back with the same fault". */
const returns = [
  / (?:gave|sent|handed|brought) (?:it|them|him|(?:the|their|all|both|\d+) \S+)(?: all| of them)? back (?!to )/,
  / (?:\d+|one|two|three|four|five|six|several|some) (?:\S+ ){0,3}(?:came|come|were sent|was sent) back (?:with|because|broken|faulty|damaged|out of) /,
  / (?:\d+|one|two|three|four|five|six|several) (?:\S+ ){0,3}(?:were returned|was returned|returned (?:it|them)) /,
  / (?:wurden?|haben?|kam(?:en)?) (?:\S+ ){0,6}(?:zurückgeschickt|zurückgegeben|zurückgebracht|reklamiert) /,
  / (?:lo|la|los|las|nos) (?:devolvi(?:ó|eron)|han? devuelto) /,
  /退回来?了?\d|退了\d|\d+[^，。,]{0,4}退(?:货|回来?)了/,
];

/** Who was asked, and said no: "three pitches lost", "five shops turned us down", "vier Praxen haben abgelehnt". */
const refusals = [
  / (?:pitch|pitches|tenders?|bids?|deals?) lost | (?:we|i) (?:have )?lost (?:\S+ ){0,2}(?:pitch|pitches|tenders?|bids?|deals?|contracts?|customers?|clients?) /,
  / turned (?:us|it|me|our \S+) down | (?:\d+|one|two|three|four|five|six|most|some) (?:\S+ ){0,3}(?:said no|declined|refused) (?!to \S+ (?:their|the rival))/,
  / (?:\d+|zwei|drei|vier|fünf|sechs|einige|mehrere) (?:\S+ ){0,4}(?:abgelehnt|abgesagt|abgewunken) | lehnten (?:\S+ )?ab /,
  / dijeron que no | rechazaron /,
  /\d+[^，。,]{0,6}拒绝了?/,
];

/** "Zwei Kunden haben gekündigt", 有三家客户取消了. */
const gone = [
  / (?:\d+|zwei|drei|vier|fünf|sechs) (?:\S+ ){0,3}(?:haben|hatten) (?:\S+ ){0,2}gekündigt /,
  /(?:\d+|[一二两三四五六七八九十])[家个位名][^，。,]{0,4}(?:取消|退订|流失)了/,
];

/** "Left us a review", "had stopped doing the exercises", "haben ihrem Anbieter gekündigt": nobody left us. */
const ofTheirs = [
  / left (?:us|me) (?:an?|the|their|\d+) | left (?:an?|the|their) | stopped (?!using (?:it|us|ours) |paying |renewing )/,
  / (?:ihre[mnr]?|dem|den) \S+ gekündigt /,
];

/** Nobody pays so far: "nobody has paid yet", "Geld verdienen wir noch nicht", 还没有人付钱. */
const unpaid = [
  / (?:nobody|no one|no_one|none) (?:\S+ ){0,3}(?:has|have) (?:yet )?(?:paid|bought|ordered|subscribed)(?: \S+){0,3} (?:yet|so far|so_far) /,
  / (?:nobody|no one|no_one) outside (?:\S+ ){1,3}has (?:paid|bought|ordered) /,
  / (?:we|i) (?:do n't )?have (?:no|any) (?:paying |other |real )?(?:customers?|users?|clients?|buyers?|orders?|sales|\S+ers?) yet /,
  / noch (?:hat |haben )?(?:niemand|keiner) (?:\S+ ){0,3}(?:bezahlt|gezahlt|gekauft|bestellt) | (?:hat|haben) (?:bisher |bislang |noch )(?:niemand|keiner) (?:\S+ ){0,3}(?:bezahlt|gezahlt|gekauft|bestellt) /,
  / (?:geld|umsatz) (?:\S+ ){0,3}noch (?:nicht|nichts|keins?|keinen) /,
  / (?:todavía|aún) (?:no (?:le |les |nos )?(?:cobro|cobramos|pagan?|han? pagado|hemos cobrado|hemos vendido)|nadie (?:\S+ ){0,3}pag)/,
  /(?:还没有?|目前没有?|尚无)人?(?:付|买|下单|客户付)/,
];

/**
 * What the founder admits against the idea: returns, cancellations, refusals, or that nobody pays so far. No habit of others
 * and no way that the product works: "guests get their deposit back".
 */
export function readLosses(clauses: readonly Clause[]): Clause[] {
  const found = clauses.filter(isAdmitted);
  // Of a sentence once.
  return [...new Map(found.map((clause) => [clause.sentence, clause])).values()];
}

function isAdmitted(clause: Clause): boolean {
  if (!isFact(clause) || isNoneGone(clause)) return false;
  const words = ` ${clause.tokens.map(({ text }) => text).join(' ')} `;
  const letters = words.replaceAll(' ', '');
  const says = (patterns: readonly RegExp[]): boolean =>
    patterns.some((pattern) => pattern.test(words) || pattern.test(letters));
  const isCounted = isLoss(clause) || readChurn(clause).some(({ quantity }) => quantity !== undefined);
  return (isCounted && !says(ofTheirs)) || says(gone) || says(returns) || says(refusals) || says(unpaid);
}
