import type { BillingPeriod } from '../../../../../../shared/contracts/analysis';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import type { Clause } from '../../text/clause';
import { isFact, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { amountsBeside, isPricedFirst, type CostAndPrice } from './costBesidePrice';
import { ofPrice } from './generalPrices';
import { isOneOffCost, isQuotedByOthers, isRoomOfOurs, isShortfall } from './noPriceOfOurs';
import { priceClaims } from './priceClaims';

/** "Per match £2.10 goes to the standby and 40p to the card company", "von jedem Ticket gehen 2 Euro an die Halle". */
const handedOn = [
  '(?:per|for each|for every|of each|of every|from each|from every|out of each) (?:\\S+ ){1,2}?,? ?(?:[£$€] )?\\d\\S* (?:\\S+ )?goes to (?!us |me |waste |charity )',
  '(?:pro|je|von jede[mr]|bei jede[mr]) \\S+ (?:gehen|geht) (?:€ )?\\d\\S* (?:\\S+ )?an (?!uns |mich )',
  '(?:por|de) (?:cada )?\\S+ ,? ?(?:se )?van? \\d\\S* (?:\\S+ )?(?:al?|para) (?!nosotr|mí )',
].map((pattern) => new RegExp(`^ (?:and |und |y )?${pattern}`, 'u'));

const isHandedOn = memoise(({ tokens }: Clause): boolean => {
  const words = wordsInFigures(tokens);
  return / (?:goes|geht|gehen|van?) /.test(words) && handedOn.some((pattern) => pattern.test(words));
});

const isTold = (clause: Clause): boolean =>
  clause.sentence.isLatin && clause.modality === 'fact' && clause.speaker !== 'rival' && !isRivals(clause);

/** The clause in which an amount stands, with the amount. */
const placeOf = (all: readonly Clause[], value: number): { clause: Clause; quantity: Quantity } | undefined =>
  all
    .flatMap((clause) => clause.quantities.map((quantity) => ({ clause, quantity })))
    .find(({ quantity }) => quantity.value === value && (quantity.kind === 'money' || quantity.kind === 'count'));

type Unit = { currency: string | undefined; period: BillingPeriod | undefined; per: string | undefined };
const ofOne: Unit = { currency: undefined, period: undefined, per: undefined };
const asCost = ({ start, end: to, value, currency, divisor }: Quantity, unit: Unit): Quantity =>
  ({
    kind: 'money',
    value,
    start,
    end: to,
    ...(divisor ? { divisor } : {}),
    ...((currency ?? unit.currency) ? { currency: currency ?? unit.currency } : {}),
    ...(unit.period ? { period: unit.period } : {}),
    ...(unit.per ? { per: unit.per } : {}),
  }) as Quantity;

/** Adds the costs and prices of a sentence that names both, and takes away what is no price of ours. */
export function withPlainCosts(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const kept: readonly Claim[] = claims.filter(
    ({ kind, clause }) =>
      !(
        (ofPrice.has(kind) || kind === 'unitCost') &&
        (isOneOffCost(clause) || isQuotedByOthers(clause) || isShortfall(clause) || isRoomOfOurs(clause, clauses))
      ),
  );
  return [...Map.groupBy(clauses.filter(isTold), ({ sentence }) => sentence).values()].reduce(withSentence, kept);
}

function withSentence(claims: readonly Claim[], all: readonly Clause[]): readonly Claim[] {
  const [first] = all;
  if (!first || !(amountsBeside(first.context) || isPricedFirst(first.context) || all.some(isHandedOn))) return claims;
  const handed = all.filter((clause) => isHandedOn(clause) && isFact(clause));
  const sums = new Set(handed);
  const read = [
    ...claims.filter(({ kind, clause }) => !(sums.has(clause) && (ofPrice.has(kind) || kind === 'unitCost'))),
    ...handed.flatMap((clause) =>
      clause.quantities.flatMap((quantity) =>
        quantity.kind === 'money' ? makeClaim('unitCost', clause, { quantity: asCost(quantity, ofOne) }) : [],
      ),
    ),
  ];
  return withCosts(withFirstPrice(read, first), all);
}

function withFirstPrice(claims: readonly Claim[], first: Clause): Claim[] {
  const price = first.quantities.find(({ kind }) => kind === 'money');
  if (!price || !isPricedFirst(first.context)) return [...claims];
  const isPrice = ({ clause, quantity }: Claim): boolean =>
    clause === first && (quantity === undefined || quantity.value === price.value);
  return [
    ...claims.filter(
      (claim) => !(isPrice(claim) && /^(?:unitCost|priceNumber|priceUnit|sizeFromPrice)$/.test(claim.kind)),
    ),
    ...priceClaims(first, price),
  ];
}

function withCosts(claims: readonly Claim[], all: readonly Clause[]): Claim[] {
  const found = amountsBeside(all[0]?.context ?? []);
  const cost = found && placeOf(all, found.cost);
  if (!found || !cost || isKnown(claims, all, found.cost)) return withPrice(claims, all, found);
  const price = claims.find(({ kind, clause, quantity }) => kind === 'priceNumber' && quantity && all.includes(clause));
  if (!price && found.price === undefined) return [...claims];
  const { currency, period, per = period && 'each' } = price?.quantity ?? cost.quantity;
  return withPrice(
    [...claims, makeClaim('unitCost', cost.clause, { quantity: asCost(cost.quantity, { currency, period, per }) })],
    all,
    found,
  );
}

const isKnown = (claims: readonly Claim[], all: readonly Clause[], value: number): boolean =>
  claims.some(
    ({ kind, clause, quantity }) =>
      /^(?:unitCost|fixedCost|acquisitionCost)$/.test(kind) && all.includes(clause) && quantity?.value === value,
  );

/** "And we charged 11": the price that stands beside its cost. */
function withPrice(claims: readonly Claim[], all: readonly Clause[], found: CostAndPrice | undefined): Claim[] {
  const price = found?.price === undefined ? undefined : placeOf(all, found.price);
  if (
    !found ||
    !price ||
    claims.some(({ kind, quantity }) => kind === 'priceNumber' && quantity?.value === found.price)
  )
    return [...claims];
  const cost = claims.find(
    ({ kind, clause, quantity }) => kind === 'unitCost' && all.includes(clause) && quantity?.value === found.cost,
  );
  const { currency, period, per } = cost?.quantity ?? price.quantity;
  return [...claims, ...priceClaims(price.clause, asCost(price.quantity, { currency, period, per }))];
}
