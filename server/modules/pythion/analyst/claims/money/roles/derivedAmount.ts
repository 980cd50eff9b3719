import type { Clause } from '../../../text/clause';
import { memoise } from '../../../text/memoise';
import type { Quantity } from '../../../text/quantities';
import { lettersOf, spacedWords } from '../../../text/token';
import { wordsInFigures } from '../../../text/figures';
import type { Claim } from '../../claim';
import { ofPrice } from '../generalPrices';
import { priceClaims } from '../priceClaims';

const number = '\\d[\\d.,]*';
/** "3,200 x 45 x 12", "3.200 mal 45". */
const product = new RegExp(` ${number} (?:\\S+ )?(?:x|×|\\*|mal|por|times|multiplied by) (?:[£€$] )?${number} `);
const productInChinese = /\d[元家户人位]?(?:[x×*]|乘以?)\d/u;
/** What a sum is told with, before its result. "Fee = 22 euros" works nothing out. */
const told =
  / (?:\d[\d.,]* (?:\S+ ){0,3}?= |(?:that|this|which|it) (?:makes|comes to|adds up to|works out at|gives us|amounts to) |(?:das|dies|was) (?:ergibt|macht) |ergibt |(?:eso|esto|lo que|que) (?:da|hace|suma|supone) |(?:da|hace) un total de )(?:[^.;]{0,60}? )?(?:[£€$] )?$/;
const toldInChinese = /\d[^，。,；;]{0,6}[=＝]$|(?:合计|共计|总计|加起来|算下来|乘起来|相当于|等于)[^，。,；;]{0,24}$/u;
/** Where the founder names a price as a product: "we charge 3 x 15 = 45 euros". */
const ours =
  / (?:(?:we|i) (?:charge|ask|take)|(?:wir|ich) (?:nehmen?|verlangen?|berechnen?)|cobramos|cobro|pedimos|(?:the|our|my) price|(?:der|unser) preis|(?:el|nuestro) precio) /;
/** "That makes 12 euros per jar", "das macht 25 Euro pro Stunde": what one costs. */
const isRate = ({ per, period }: Quantity): boolean => per !== undefined && per !== 'each' && period === undefined;

const factors = [1, 4, 12, 52, 365];

/** Whether the clause writes a product: "3,200 x 45 x 12 =". */
const isProduct = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? product.test(wordsInFigures(tokens)) : productInChinese.test(lettersOf(tokens));

/** The amount that the text itself works out: "that makes 3,200 x 45 x 12 = 1,728,000 euros a year", 合计…元. */
const derivedAmountOf = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities, sentence } = clause;
  const amount = quantities.findLast(({ kind }) => kind === 'money');
  if (!amount || isRate(amount)) return undefined;
  const before = tokens.slice(0, amount.start);
  if (!sentence.isLatin) return toldInChinese.test(lettersOf(before)) ? amount : undefined;
  const words = spacedWords(before);
  return told.test(words) && !ours.test(words) ? amount : undefined;
});

/** Whether the amount is the price, multiplied by one of the products of counts and periods. */
const isMultipleOf = (total: Quantity, price: Quantity, products: readonly number[]): boolean =>
  products.some((product) => Math.abs(price.value * product - total.value) <= 0.02 * total.value);

/**
 * "Each would pay us 45 euros a month. That makes 3,200 x 45 x 12 = 1,728,000 euros a year": the result is no price, and what the
 * founder multiplies is the price, though nobody pays it yet.
 */
export function withoutDerivedAmounts(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const sums = clauses.flatMap((clause) => {
    const total = derivedAmountOf(clause);
    return total ? [{ clause, total }] : [];
  });
  if (sums.length === 0) return claims;
  const counts = new Set(
    clauses.flatMap(({ quantities }) =>
      quantities.flatMap(({ kind, value }) => (kind === 'count' && value > 1 ? [value] : [])),
    ),
  );
  const products = [...new Set([1, ...counts].flatMap((count) => factors.map((factor) => count * factor)))].filter(
    (by) => by > 1,
  );
  const sumOf = new Map(sums.map(({ clause, total }) => [clause, total]));
  const operands = clauses.flatMap((clause) =>
    clause.quantities.filter(
      (price) =>
        price.kind === 'money' &&
        sums.some(
          ({ clause: of, total }) =>
            !(of === clause && price.start === total.start) &&
            total.currency === price.currency &&
            isMultipleOf(total, price, products),
        ),
    ),
  );
  // A sum of which nothing else is told may be the price of it all.
  if (operands.length === 0 && !sums.some(({ clause }) => isProduct(clause))) return claims;
  const left = claims.filter(({ kind, clause, quantity }) => {
    const total = sumOf.get(clause);
    return !(total && ofPrice.has(kind) && (quantity === undefined || quantity.start === total.start));
  });
  return [...left, ...supposedAsPrice(left, operands)];
}

/** The supposed price with which the text calculates, where it names no other. */
const supposedAsPrice = (claims: readonly Claim[], operands: readonly Quantity[]): Claim[] =>
  claims.some(({ kind, quantity }) => kind === 'priceNumber' && quantity)
    ? []
    : claims
        .filter(
          ({ kind, quantity }) =>
            kind === 'supposedPrice' &&
            operands.some(({ value, start }) => value === quantity?.value && start === quantity.start),
        )
        .flatMap(({ clause, quantity }) => priceClaims(clause, quantity));
