import type { Quantity } from '../../text/quantities';
import type { Claim } from '../claim';
import { onlyCurrencyIn } from './amounts';
import type { Counted } from './comparable';
import { namedPart } from './costParts';
import { fixedCostIn } from './fixedCost';
import { pricesOf } from './price';

/** What one sale costs: the sum of its parts, of which the first stands for all. */
export type UnitCost = Counted & { parts: readonly Counted[] };

/** The costs of a sale, one for each sentence: "a bowl costs us 9.80: food 4.10, rider 4.60" is one, and so is "parts 34, assembly 11". */
export function unitCostsOf(claims: readonly Claim[]): UnitCost[] {
  const told = claims.filter(({ kind, quantity }) => kind === 'unitCost' && quantity !== undefined);
  if (told.length === 0) return [];
  const isFixed = fixedCostIn(claims);
  const prices = pricesOf(claims);
  // "A bowl sells for 11.50 dollars. It costs us 14.20."
  const currency = onlyCurrencyIn(prices.map(({ quantity }) => quantity));
  const costs = told.flatMap((claim) =>
    claim.quantity && !isFixed(claim) && !isPriceAgain(claim, prices) && !isHourlyWage(claim.quantity, prices)
      ? [{ claim, quantity: inCurrency(claim.quantity, currency) }]
      : [],
  );
  const groups = Map.groupBy(costs, ({ claim: { clause }, quantity: { currency, period } }) =>
    [clause.sentence.start, currency, period].join(' '),
  );
  return joinParts([...groups.values()]).map(addUp);
}

/** "The ingredients cost us 3.50. The courier costs us 4.20.": parts of one sale in several sentences, each another thing. */
function joinParts(groups: readonly Counted[][]): Counted[][] {
  const joined: Counted[][] = [];
  for (const group of groups) {
    const same = joined.find((other) => isOfSameSale(other, group));
    if (same) same.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

function isOfSameSale(one: readonly Counted[], other: readonly Counted[]): boolean {
  const all = [...one, ...other];
  const same = (key: 'currency' | 'period' | 'per'): boolean =>
    new Set(all.map(({ quantity }) => quantity[key])).size === 1;
  if (!same('currency') || !same('period') || !same('per')) return false;
  const names = all.map(({ claim, quantity }) => namedPart(claim.clause, quantity));
  return names.every(Boolean) && new Set(names).size === names.length;
}

const hours = /^(?:hour|stunde|hora|小时)$/;

/** "Der Fahrer bekommt 14 Euro pro Stunde" beside "eine Bestellung kostet 45 Euro": how long one takes isn't told. */
const isHourlyWage = ({ per }: Quantity, prices: readonly Counted[]): boolean =>
  hours.test(per ?? '') && !prices.some(({ quantity }) => hours.test(quantity.per ?? ''));

/** "Costs us 30 cents" beside prices in euros: the hundredth of both has the same name. */
const inCurrency = (cost: Quantity, currency: string | undefined): Quantity => {
  const isCents = cost.divisor === 100 && cost.currency === 'USD';
  return { ...cost, currency: isCents ? (currency ?? cost.currency) : (cost.currency ?? currency) };
};

/** "The visit comes to £140" and "they paid the £140": the price, said twice, unless the word for a cost stands beside it. */
const isPriceAgain = ({ clause, quantity }: Claim, prices: readonly Counted[]): boolean =>
  !clause.tokens.some(({ lemma }) => lemma === 'cost') &&
  prices.some(
    (price) =>
      price.claim.clause !== clause &&
      price.quantity.value === quantity?.value &&
      price.quantity.currency === quantity.currency,
  );

function addUp(costs: Counted[]): UnitCost {
  const inOrder = costs.toSorted(
    ({ claim: left, quantity: a }, { claim: right, quantity: b }) =>
      left.clause.start - right.clause.start || a.start - b.start,
  );
  const parts = totalOf(inOrder) ?? inOrder;
  const [first = costs[0]!] = parts;
  const value = parts.reduce((sum, { quantity }) => sum + quantity.value, 0);
  return { claim: first.claim, quantity: { ...first.quantity, value }, parts };
}

/** "A bowl costs us 9.80: food 4.10, rider 4.60": what stands behind is a part of it. */
const isListed = ({ clause }: Claim): boolean =>
  clause.context.some(({ text }) => /^(?::|including|includes|davon|incluid[oa]s?)$/.test(text));

/** Parts that follow in other clauses, or that add up to another, are no further costs. */
function totalOf(costs: readonly Counted[]): Counted[] | undefined {
  const largest = costs.reduce((most, cost) => (cost.quantity.value > most.quantity.value ? cost : most));
  const rest = costs.reduce((sum, { quantity }) => sum + quantity.value, -largest.quantity.value);
  // "Food 5 euros, rider 3, packaging 2": the first is a part as well.
  const isSum =
    costs.length > 2 &&
    Math.abs(rest - largest.quantity.value) < 0.01 &&
    namedPart(largest.claim.clause, largest.quantity) === undefined;
  const isOneClause = costs.every(({ claim }) => claim.clause === costs[0]?.claim.clause);
  return isSum || (!isOneClause && isListed(costs[0]!.claim)) ? [largest] : undefined;
}
