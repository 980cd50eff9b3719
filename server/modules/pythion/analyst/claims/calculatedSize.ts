import type { BillingPeriod } from '../../../../../shared/contracts/analysis';
import type { Clause } from '../text/clause';
import { readQuantities, type Quantity } from '../text/quantities';
import { hasAny } from '../text/token';
import { isOwnStatement, makeClaim, type Claim } from './claim';
import { isSum } from './hearsay';
import { distinct } from './money/margin';

/** "Lists 318 fishmongers, that would be 318 x 29 x 12": they are counted before the sum, which isn't doubted either. */
export function beforeSum(clause: Clause): Clause {
  const { tokens, quantities } = clause;
  const count = quantities.find(({ kind, value }) => kind === 'count' && value >= 50);
  if (!count || !isSum(clause)) return clause;
  const at = tokens.findIndex(({ text }, index) => index >= count.end && /^[,;:(，；：（]$/.test(text));
  const part = tokens.slice(0, at);
  return at < 0 || hasAny(part, 'hedge', 'condition', 'plan')
    ? clause
    : { ...clause, tokens: part, quantities: readQuantities(part) };
}

/** How often a price is paid in a year, by its period. */
const yearly: Readonly<Partial<Record<BillingPeriod, number>>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };
const timesOf = ({ period }: Quantity): number => (period ? (yearly[period] ?? 1) : 1);

/**
 * "420 dairies × €250 × 12 = €1.26 million": the product as a formula, or an amount that is the product of what is stated: "at 18
 * blocks a month and £3.50 a block that makes £1.6m a year".
 */
export function readCalculatedSize(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  const counts = amountsOf(claims, 'segmentCount');
  const prices = amountsOf(claims, 'sizeFromPrice');
  const isAbout = (total: Quantity, product: number): boolean => Math.abs(product - total.value) <= 0.03 * total.value;
  const isProduct = (total: Quantity): boolean =>
    counts.some((count) =>
      prices.some(
        (price) =>
          price.currency === total.currency &&
          [1, timesOf(price)].some((times) => isAbout(total, count.value * price.value * times)),
      ),
    );
  const priceIn = ({ quantities }: Clause, total: Quantity): Quantity | undefined => {
    const each = quantities.filter(({ kind, start }) => kind === 'count' && start < total.start);
    const perCustomer = each.reduce((product, { value }) => product * value, 1);
    return quantities.find(
      (price) =>
        price.kind === 'money' &&
        price.start < total.start &&
        price.currency === total.currency &&
        counts.some((count) =>
          [1, timesOf(price), ...each.map(timesOf)].some((times) =>
            isAbout(total, count.value * perCustomer * price.value * times),
          ),
        ),
    );
  };
  return clauses
    .filter((clause) => clause.quantities.some(({ kind }) => kind === 'money') && isOwnSize(clause) && isTotal(clause))
    .flatMap((clause) => {
      const totals = clause.quantities.filter(({ kind }) => kind === 'money');
      const price = totals.map((total) => priceIn(clause, total)).find((found) => found !== undefined);
      if (price) return [makeClaim('sizeCalculated', clause), makeClaim('sizeFromPrice', clause, { quantity: price })];
      return totals.some((total) => isSum(clause) || isProduct(total)) ? makeClaim('sizeCalculated', clause) : [];
    });
}

/** Ours, or told from a source beside which we work it out. */
const isOwnSize = (clause: Clause): boolean =>
  isOwnStatement(clause) || (clause.speaker === 'report' && clause.modality !== 'question');

const amountsOf = (claims: readonly Claim[], kind: Claim['kind']): Quantity[] =>
  distinct(claims.filter((claim) => claim.kind === kind)).flatMap(({ quantity }) => quantity ?? []);

/** "That makes 1.26 million a year", and not what was raised, paid or spent. */
const isTotal = ({ tokens }: Clause): boolean => !tokens.some(({ lemma }) => dealing.has(lemma));

const dealing: ReadonlySet<string> = new Set([
  'raise',
  'borrow',
  'spend',
  'pay',
  'invest',
  'cost',
  'earn',
  'owe',
  'receive',
  'get',
]);
