import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, hasAny } from '../text/token';
import { does, isFact, isVoid, makeClaim, money, states, type Claim } from './claim';
import { isPaidToOthers, peopleCount } from './evidence';

/** Price, payer, unit, costs and cash. */
export function readMoney(clause: Clause): Claim[] {
  if (isVoid(clause)) return [];
  return isFact(clause) || clause.modality === 'plan'
    ? [...readPrice(clause), ...readCosts(clause), ...readCash(clause)]
    : [];
}

const isOurCost = (clause: Clause): boolean =>
  clause.tokens.some((token, index) => has(token, 'cost') && isUs(clause, index)) ||
  clause.tokens.some(({ text }, index) => text === 'nos' && clause.tokens[index + 1]?.text.startsWith('cuesta')) ||
  (clause.tokens.some(({ text }) => text === '成本' || text === 'coste' || text === 'costo') &&
    money(clause) !== undefined) ||
  clause.tokens.some(
    ({ text }, index) =>
      /^(?:to|of)$/.test(text) &&
      /^(?:make|making|produce|serve|build)$/.test(clause.tokens[index + 1]?.text ?? '') &&
      hasAny(clause.tokens, 'cost'),
  ) ||
  clause.tokens.some(
    ({ text }, index) =>
      index === 0 &&
      /^(?:making|producing|serving|building|delivering|shipping|hosting)$/.test(text) &&
      hasAny(clause.tokens, 'cost'),
  );

function isUs(clause: Clause, cost: number): boolean {
  return (
    clause.tokens.slice(cost + 1, cost + 3).some(({ text }) => /^(?:us|me|uns|mich)$/.test(text)) ||
    (clause.tokens[cost - 1] !== undefined && /^(?:our|unsere)$/.test(clause.tokens[cost - 1]?.text ?? ''))
  );
}

/** The amount that a customer pays for the product. */
export function priceOf(clause: Clause): Quantity | undefined {
  const amount = money(clause);
  if (!amount || isOurCost(clause) || (clause.negated.size > 0 && clause.isNobody)) return undefined;
  const sum = clause.tokens[amount.start];
  if (isPaidToOthers(clause) || (sum && clause.negated.has(sum))) return undefined;
  const isHistory =
    clause.tokens.some(({ text }) => text === 'had') ||
    does(clause, 'interview', 'show', 'say') ||
    hasAny(clause.tokens, 'cash', 'acquire', 'sizeNoun');
  const isTheirLoss = hasAny(clause.tokens, 'trouble') && !states(clause, 'pay', 'sell');
  if (isHistory || isTheirLoss) return undefined;
  const isPriced = states(clause, 'pay', 'sell', 'book') || (states(clause, 'price') && isAboutProduct(clause));
  const isAttached =
    amount.per !== undefined ||
    amount.period !== undefined ||
    /^(?:at|for|für|por|costs?)$/.test(clause.tokens[amount.start - 1]?.text ?? '');
  return isPriced || (isAttached && (clause.speaker === 'own' || isAboutProduct(clause))) ? amount : undefined;
}

/** Not "no-shows cost them 900 euros": the product, a package or the price itself costs it. */
const isAboutProduct = (clause: Clause): boolean =>
  clause.speaker === 'own' ||
  clause.tokens.some(
    (token) =>
      has(token, 'product') ||
      /^(?:package|price|fee|it|unit|piece|item|one|check|checking|preis|gebühr|precio|收费|费用|价格|每条)$/.test(
        token.lemma,
      ),
  );

function readPrice(clause: Clause): Claim[] {
  const price = priceOf(clause);
  const isIntent =
    states(clause, 'pay', 'revenue') &&
    !isOurCost(clause) &&
    !hasAny(clause.tokens, 'interview', 'trouble', 'show') &&
    clause.hasVerb;
  if (!price)
    return isIntent && (clause.speaker === 'people' || clause.speaker === 'own')
      ? [makeClaim('revenueIntent', clause)]
      : [];
  const claims = [
    makeClaim('revenueIntent', clause, { quantity: price }),
    makeClaim('priceNumber', clause, { quantity: price }),
  ];
  if (clause.modality !== 'fact') return claims;
  const isUnit = price.period !== undefined || price.per !== undefined || hasAny(clause.tokens, 'product');
  if (isUnit)
    claims.push(
      makeClaim('priceUnit', clause, { quantity: price }),
      makeClaim('sizeFromPrice', clause, { quantity: price }),
    );
  const isPayer =
    clause.speaker === 'people' || hasAny(clause.tokens, 'people', 'customer') || peopleCount(clause) !== undefined;
  if (isPayer) claims.push(makeClaim('payer', clause, { quantity: price }));
  return claims;
}

function readCosts(clause: Clause): Claim[] {
  if (!isFact(clause)) return [];
  const amount = money(clause);
  const churn = clause.quantities.find(({ kind }) => kind === 'percent');
  const claims: Claim[] = [];
  if (churn && states(clause, 'churn')) claims.push(makeClaim('churn', clause, { quantity: churn }));
  if (!amount) return claims;
  const isCustomer =
    clause.tokens.some((token) => has(token, 'customer') && token.pos === 'noun') ||
    /^(?:customer|subscriber|client|kunde|cliente)/.test(amount.per ?? '');
  const isAcquisition =
    states(clause, 'acquire') ||
    (isCustomer &&
      isOurCost(clause) &&
      amount.period === undefined &&
      !clause.tokens.some(({ text }) => text.startsWith('serv')));
  const isNewCustomer = clause.tokens.some(
    ({ text }, index) => text === 'new' && has(clause.tokens[index + 1], 'customer'),
  );
  if (isAcquisition || (isNewCustomer && hasAny(clause.tokens, 'cost')))
    claims.push(makeClaim('acquisitionCost', clause, { quantity: amount }));
  else if (isOurCost(clause)) claims.push(makeClaim('unitCost', clause, { quantity: amount }));
  else if (states(clause, 'fixedCost') && amount.period !== undefined && clause.speaker === 'own')
    claims.push(makeClaim('fixedCost', clause, { quantity: amount }));
  return claims;
}

function readCash(clause: Clause): Claim[] {
  const amount = money(clause);
  const isCash =
    amount && isFact(clause) && clause.speaker === 'own' && states(clause, 'cash') && amount.period === undefined;
  return isCash ? [makeClaim('cash', clause, { quantity: amount })] : [];
}

/** Compares price and unit cost of the same currency and period. */
export function readMargin(claims: readonly Claim[]): Claim[] {
  const prices = distinct(claims.filter(({ kind }) => kind === 'priceUnit' || kind === 'priceNumber'));
  const costs = distinct(claims.filter(({ kind }) => kind === 'unitCost'));
  const found: Claim[] = [];
  for (const cost of costs) {
    const comparable = prices.filter(({ quantity }) => isComparable(quantity, cost.quantity));
    const price = comparable.toSorted((left, right) => (right.quantity?.value ?? 0) - (left.quantity?.value ?? 0))[0];
    if (!price?.quantity || !cost.quantity) continue;
    const isPositive = price.quantity.value > cost.quantity.value;
    found.push(makeClaim(isPositive ? 'positiveMargin' : 'negativeMargin', cost.clause, { quantity: cost.quantity }));
  }
  return found;
}

/** Claims of different amounts, at most 50: each price is compared with each cost. */
const distinct = (claims: readonly Claim[]): Claim[] =>
  [
    ...new Map(
      claims.map((claim) => [`${claim.quantity?.value} ${claim.quantity?.currency} ${claim.quantity?.period}`, claim]),
    ).values(),
  ]
    .toSorted((left, right) => (left.quantity?.value ?? 0) - (right.quantity?.value ?? 0))
    .slice(0, 50);

/** Equal currencies; a period that both name must be the same. */
export const isComparable = (left: Quantity | undefined, right: Quantity | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  left.currency === right.currency &&
  (left.period === right.period || left.period === undefined || right.period === undefined);
