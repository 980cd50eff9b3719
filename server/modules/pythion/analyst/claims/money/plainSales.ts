import type { Clause } from '../../text/clause';
import { parseHanCount } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isDoneRegularly, isSameAgain } from '../customers/pieces';
import { isOrderedRegularly, isServedNow, servedCount } from '../customers/served';
import { isThroughAll } from '../customers/toldCustom';
import { isRivals } from '../hearsay';
import { isInvoiced } from './invoiced';
import { isOfDealers, isPlainlyCharged, shownBySale } from './soldCount';
import { isSoldInPast } from './soldInPast';
import { isSoldByUs, isSoldSince, namesBuyer } from './soldSince';
import { readUnitPayments } from './unitPayments';

const isOurPrice = ({ kind, clause, quantity }: Claim): boolean =>
  (kind === 'priceNumber' || kind === 'priceUnit') &&
  quantity !== undefined &&
  clause.speaker !== 'rival' &&
  !isOfDealers(clause) &&
  !isInvoiced(clause);

/**
 * Sales told in other words than "paid", beside a price of ours: counted customers, goods sold since a date, what was invoiced in a
 * year, and who orders each month.
 */
export function readPlainSales(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  const sales = [...clauses.flatMap((clause) => saleOf(clause)), ...readUnitPayments(clauses)];
  if (sales.length === 0) return [];
  const isPriced = claims.some(isOurPrice) || isPlainlyCharged(clauses);
  // What was invoiced or sold by us was paid for, whatever one piece costs.
  const priced = isPriced
    ? sales
    : sales.filter(({ clause }) => isInvoiced(clause) || isSoldByUs(clause) || isSoldInPast(clause));
  return isDenied(clauses, claims) ? [] : priced;
}

function saleOf(clause: Clause): Claim[] {
  if (!isFact(clause) || clause.isNobody || isRivals(clause)) return [];
  const isRegular = isOrderedRegularly(clause);
  const isCounted = isRegular || isServedNow(clause) || isThroughAll(clause);
  const isSold = (isSoldSince(clause) && isCertain(clause)) || isSoldInPast(clause);
  const isDone = isDoneRegularly(clause);
  if (!isCounted && !isSold && !isDone && !isInvoiced(clause)) return [];
  return [
    ...shownBySale.map((kind) => makeClaim(kind, clause, { evidence: 5 })),
    ...payersIn(clause),
    ...(isCounted || (isSold && namesBuyer(clause)) ? [makeClaim('payer', clause)] : []),
    ...(isRegular || (isDone && isSameAgain(clause)) ? [makeClaim('repeat', clause, { evidence: 5 })] : []),
  ];
}

/** 手上有94家店: how many pay now. */
function payersIn(clause: Clause): Claim[] {
  const quantity = servedCount(clause);
  return quantity ? [makeClaim('payingCustomers', clause, { evidence: 5, quantity })] : [];
}

const uncertain =
  / (?:free|trial|trials|pilot|pilots|beta|test|refunded|returned|letters? of intent|listed|gratis|kostenlos\S*|umsonst|test\S*|zurück|prueba|piloto|devuelt\S+) /;

const isCertain = ({ context, sentence, quantities }: Clause): boolean =>
  !hasAny(context, 'rival') &&
  (sentence.isLatin
    ? !uncertain.test(spacedWords(context))
    : !/意向|免费|试[用点吃]|体验/u.test(lettersOf(context)) && !isReturned(lettersOf(context), quantities));

/** 卖出57份，退款40份; of 卖出57份，退款4份 most stay sold. */
function isReturned(letters: string, quantities: readonly Quantity[]): boolean {
  if (!letters.includes('退')) return false;
  const back = parseHanCount(
    /退(?:款|货|回来?|掉)?了?(\d{1,9}|[一二两三四五六七八九十百]{1,7})/u.exec(letters)?.[1] ?? '',
  );
  const most = Math.max(0, ...quantities.map(({ kind, value }) => (kind === 'count' ? value : 0)));
  return !(back > 0 && back * 2 < most);
}

/** "None of them pays", "all of them for free until May": denied anywhere in the text. */
const denied =
  / (?:(?:none|nobody|no one|not one)(?: of (?:them|these|those|the \S+))? (?:has |have |is |are )?(?:yet |ever )?(?:paid|pays?|paying|been charged)|(?:they|it|these|all of them|everyone|all)(?: \S+){0,4} (?:for free|free of charge|free so far|free until|on trial|without paying)|(?:is|are|was|were|'s|'re) (?:all |still |currently )?(?:free|unpaid)(?: \S+)? [.,;]|(?:do|does|did) (?:not|n't) pay (?:us |me |anything |yet )?|(?:keiner|keine|niemand)(?: davon| von ihnen)? (?:zahlt|bezahlt|hat (?:bisher |schon )?(?:ge|be)zahlt)|(?:alle|alles|noch|bisher|derzeit|vorerst) (?:\S+ ){0,2}(?:kostenlos|gratis|umsonst)|(?:ninguno|ninguna|nadie)(?: de \S+)? (?:me |nos )?(?:paga|ha pagado|pagó)|(?:todos|todo|de momento|por ahora)(?: \S+){0,2} gratis) /;
const deniedHan =
  /(?:没有?(?:一[家个户人]|人)?|都没|还没有?|都不)(?:付钱|付费|付款|收钱|收费|给钱)|(?:目前|现在|暂时|都是?|全部)免费/u;

function isDenied(clauses: readonly Clause[], claims: readonly Claim[]): boolean {
  return (
    claims.some(({ kind }) => kind === 'nobodyPaid') ||
    clauses.some(({ tokens, sentence }) =>
      sentence.isLatin ? denied.test(spacedWords(tokens)) : deniedHan.test(lettersOf(tokens)),
    )
  );
}

/** Adds the sales that are told plainly. */
export const withPlainSales = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] => [
  ...claims,
  ...readPlainSales(clauses, claims),
];
