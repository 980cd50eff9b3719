import { isCustomerWord } from '../../../../../../shared/customerWords';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, lettersOf, type Token } from '../../text/token';
import type { Quantity } from '../../text/quantities';
import { isPeopleWord } from './acquisition';
import { isOfOtherMeasure } from './otherMeasure';
import type { Claim } from '../claim';

export type Counted = { claim: Claim; quantity: Quantity };

/** What a price and a cost have to share before one is subtracted from the other. */
export type Untied = 'currency' | 'period' | 'object';

/**
 * Why a price and a cost can't be compared, or undefined if they can. What is paid for a period covers no purchase: "rented for
 * €35 a week" and "making one costs €140".
 */
export function untiedBy(price: Counted, cost: Counted): Untied | undefined {
  if (price.quantity.currency !== cost.quantity.currency) return 'currency';
  if (cost.quantity.value >= price.quantity.value && isDurable(cost.claim.clause)) return 'period';
  if (price.quantity.period !== cost.quantity.period && !isSamePeriod(price, cost)) return 'period';
  if (isOfAnotherPeriod(price.quantity, cost)) return 'period';
  const isForAll = isPurchase(price.quantity, cost.quantity) || isOverhead(price.quantity, cost.quantity);
  return isSameObject(price, cost) && !isForAll ? undefined : 'object';
}

/** "£350 per visit", and "diesel comes to about £1,300 a month": the words name a period that one sale hasn't. */
const isOfAnotherPeriod = ({ period, per }: Quantity, { claim, quantity }: Counted): boolean =>
  period === undefined &&
  per !== undefined &&
  quantity.per === undefined &&
  claim.clause.quantities.some(
    (stated) => stated.start === quantity.start && stated.value === quantity.value && stated.period !== undefined,
  );

/** Whether a price can be told to be above or below a cost, though a cost without a period isn't subtracted from a price with one. */
export const isComparable = (price: Counted, cost: Counted): boolean =>
  untiedBy(price, cost) === undefined ||
  (price.quantity.currency === cost.quantity.currency &&
    isSameObject(price, cost) &&
    (isEarnedAtOnce(price.quantity, cost.quantity) || isOfEachCustomer(price, cost)));

/** "312 rentals at £28 each", "machines cost us £6,400": what serves many sales. */
const isPurchase = (price: Quantity, cost: Quantity): boolean =>
  cost.per === undefined && cost.period === undefined && cost.value >= purchaseFrom * price.value;
const purchaseFrom = 20;

/** "95 euros a month", and "640 a month for the track, the pool and insurance": what many who pay share. */
const isOverhead = (price: Quantity, cost: Quantity): boolean =>
  cost.per === undefined && cost.period !== undefined && cost.value >= overheadFrom * price.value;
const overheadFrom = 5;

/** "The holds cost us 1,100 euros and last about eight years": what serves for years is no cost of one sale. */
const isDurable = memoise(
  ({ context, sentence }: Clause): boolean =>
    sentence.isLatin &&
    context.some(
      ({ lemma, text }, index) =>
        (/^(?:last|serve)$/.test(lemma) || /^(?:hält|halten|dura|duran)$/.test(text)) &&
        context
          .slice(index + 1, index + 6)
          .some(({ text: word }) => /^(?:years|seasons|jahre|años|saisons)$/.test(word)),
    ),
);

/** "They pay 6 dollars a month per worker, our cost is 1.10": said of the same thing in one sentence, and of no purchase. */
const isSamePeriod = (price: Counted, cost: Counted): boolean =>
  cost.quantity.period === undefined &&
  !isOfDevice(cost) &&
  ((price.claim.clause.sentence === cost.claim.clause.sentence && isOfTheSame(cost.claim.clause.tokens)) ||
    isForEach(price.quantity, cost.quantity)) &&
  !cost.claim.clause.context.some(({ lemma }) => once.test(lemma));

/** 成本每台260元 beside 每月90元: a device is bought once. */
const isOfDevice = ({ claim: { clause }, quantity }: Counted): boolean =>
  !clause.sentence.isLatin &&
  /[每一][台套部架]$/u.test(lettersOf(clause.tokens.slice(Math.max(0, quantity.start - 3), quantity.start)));

/** "Rented for 3,200 euros a season", and "one costs us 1,400 to build": the first period pays for it. */
const isEarnedAtOnce = (price: Quantity, cost: Quantity): boolean =>
  price.period !== undefined && cost.period === undefined && cost.value < price.value;

/** "60 dollars a month", and "ingredients and delivery cost us 71 dollars per customer": what is used up is bought for each period. */
const isOfEachCustomer = (price: Counted, cost: Counted): boolean =>
  price.quantity.period !== undefined &&
  cost.quantity.period === undefined &&
  isPayer(cost.quantity.per ?? '') &&
  cost.claim.clause.tokens.some(({ lemma }) => usedUp.test(lemma)) &&
  !cost.claim.clause.context.some(({ lemma }) => once.test(lemma));

const usedUp =
  /^(?:ingredient|food|feed|packaging|delivery|postage|shipping|courier|hosting|server|support|fuel|wage|labou?r|zutat|zutaten|futter|verpackung|versand|lieferung|porto|strom|löhne|ingredientes|envases?|embalaje|envío|reparto|食材|包装|配送|快递|人工|服务器)$/;

const once =
  /^(?:rent|lease|hire|build|make|buy|purchase|produce|install|installation|setup|onboard|onboarding|once|device|vermiet\w*|einmal\w*|einrichtung|alquil\w*|instala\w*|一次性|安装|设备)$/;

/** "28 euros a month per child" and "17 per child": both are named for the same thing, and the cost is below the price. */
const isForEach = (price: Quantity, cost: Quantity): boolean =>
  price.per !== undefined &&
  price.per !== 'each' &&
  cost.per !== undefined &&
  isSameWord(price.per, cost.per) &&
  cost.value < price.value;

/** "Our cost", "it costs us". */
const isOfTheSame = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex((token) => has(token, 'cost') || token.lemma === 'cost');
  const before = tokens.slice(Math.max(0, at - 2), at);
  const own = before.slice(before.findLastIndex(({ pos }) => pos === 'punct') + 1);
  return at >= 0 && own.every(({ pos, text }) => pos !== 'noun' && text !== 'one');
};

/** "€38 per farm" and "€11 per farm", not "£25 per family" and "£70 per group". */
function isSameObject({ claim, quantity }: Counted, cost: Counted): boolean {
  const { per, value } = cost.quantity;
  if (isOfOtherMeasure({ claim, quantity }, cost)) return false;
  const payer = claim.clause.quantities.find(({ kind, unit }) => kind === 'count' && unit !== undefined)?.unit;
  // "Ordered 74 crowns at 129 euros", and "material is 41 euros a crown".
  const isNamed =
    per !== undefined && claim.clause.tokens.some(({ lemma, pos }) => pos === 'noun' && isSameWord(lemma, per));
  if ((quantity.per === undefined || quantity.per === 'each') && isNamed) return true;
  const sold = quantity.per === undefined || quantity.per === 'each' || quantity.per === 'time' ? payer : quantity.per;
  // "The pool is £45 an hour, and four people pay £22 each."
  if ((times.has(per ?? '') || isOfManySales(per ?? '')) && quantity.per !== per) return false;
  if (isOfOccasion(quantity, per, value) || isOfHire(claim.clause, quantity, per, value)) return true;
  if (per === undefined || sold === undefined || per === 'each') return true;
  if (isSameWord(per, sold)) return true;
  const isGeneral = isCustomerWord(per) || isCustomerWord(sold);
  return (
    isGeneral && (isCustomerWord(per) || isPayer(per)) && (isCustomerWord(sold) || isPayer(sold) || sold === payer)
  );
}

const occasions: ReadonlySet<string> = new Set(
  'termin einsatz auftrag besuch sitzung lektion session visit job appointment lesson callout cleaning repair reparatur wartung reinigung cita visita sesión servicio trabajo encargo limpieza reparación'.split(
    ' ',
  ),
);

/** "38 mornings at 390 euros each", and "parts are 85 per appointment": both are paid each time, by whatever word. */
const isOfOccasion = (price: Quantity, per: string | undefined, cost: number): boolean =>
  per !== undefined &&
  occasions.has(per) &&
  (price.per === undefined || price.per === 'each' || price.per === 'time' || occasions.has(price.per)) &&
  cost < price.value;

const hires = /^(?:weekend|event|party|hire|rental|wedding|festival|wochenende|hochzeit|fest|evento|boda|fiesta)$/;
/** A cost of a thing beyond this many hires may be one of a whole year. */
const mostOfHire = 3;

/** "£55 a weekend" for a tent that we hire out, and washing and pitching come to "£71 per tent". */
const isOfHire = ({ context }: Clause, price: Quantity, per: string | undefined, cost: number): boolean =>
  per !== undefined &&
  hires.test(price.per ?? '') &&
  !context.some(({ lemma }) => isSameWord(lemma, per)) &&
  cost < mostOfHire * price.value;

/** A trip, a batch, an evening: many customers share it. */
export const isOfManySales = (unit: string): boolean => manySales.has(unit);
const manySales: ReadonlySet<string> = new Set('viaje salida jornada feria tanda hornada función vuelta'.split(' '));

const times: ReadonlySet<string> = new Set('hour evening night shift stunde abend nacht hora noche'.split(' '));

/** Forms of one word, whose lemmas are unknown outside of English. */
export function isSameWord(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < length && one[shared] === other[shared]) shared++;
  return one === other || (shared >= 4 && shared >= length * 0.6);
}

const isPayer = (unit: string): boolean => unit === 'each' || isCustomerWord(unit) || isPeopleWord(unit);
