import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords, wordsBefore } from '../../text/token';
import { isOwnStatement, makeClaim, money, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { withUnit } from './amounts';
import { withCostParts } from './costParts';
import { withPriceRanges } from './priceParts';
import { prices } from '../statements';

/** What goes into one sale: material, what moves it, and who works on it. */
const input =
  /^(?:van|vans|petrol|diesel|fuel|gas|mileage|hours?|time|wages?|labou?r|materials?|parts?|ingredients?|packaging|postage|post|courier|box|boxes|bags?|labels?|jars?|thread|wool|yarn|buttons?|fabric|glue|wax|wood|paint|blades?|belts?|detergent|soap|water|electricity|power|freezing|heating|flour|butter|sugar|milk|feed|bait|ink|paper|card|cards|fees?|gauge|consumables|chemicals|hair|stones?|ice|salt|rent|stall|helper|driver|lad)$/;
const sum = ' (?:make|makes|made) (?:about |around )?[£$€] [\\d.,]+ (?=[.,;]|$|a (?!day|week|month|year))';
const sums = {
  /** "Van, reference gauge and Anjali's hours make £34". */
  list: new RegExp(`^ [^£$€]{3,80}? (?:,|and) [^£$€]{2,60}?${sum}`),
  /** "Fish heads, freezing, diesel, that's £1.32 a kilo". */
  pointed: /^ (?:and |so )?that (?:'s|is|makes|comes to) (?:about |around )?[£$€] [\d.,]+ (?:a|per|each|an|[.,;]|$)/,
  /** "The keyholder gets £13.50 of it". */
  share:
    /^ (?:the|my|our|each|a|an) (?!price|customer|client)(?:\S+ ){1,3}gets? [£$€] [\d.,]+ (?:of|out of|from) (?:it|that|this|each|every)(?= )/,
};
const notCost =
  / (?:they|their|them|customers?|clients?|pay|pays|paid|charge|charges|sell|sells|sold|save|saves|lose|loses) /;

const isCostSum = memoise(({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (!sentence.isLatin || speaker === 'rival' || modality === 'plan' || modality === 'question') return false;
  const words = spacedWords(tokens);
  if (notCost.test(words)) return false;
  if (sums.share.test(words)) return true;
  if (sums.list.test(words)) return tokens.some(({ text }) => input.test(text));
  const before = wordsBefore(context, tokens[0]);
  return (
    sums.pointed.test(words) &&
    before.filter(({ text }) => text === ',').length >= 1 &&
    !notCost.test(spacedWords(before)) &&
    before.filter(({ text }) => input.test(text)).length >= 2
  );
});

/** Told of the trouble of others where a list of costs ends in its sum. */
const ofTrouble: readonly Claim['kind'][] = ['trouble', 'frequencyOrCost', 'costCounted'];

/** What one sale costs, where its parts are listed with their amounts or before their sum. */
export const withCostSums = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] =>
  withCostParts(withSums(withPriceRanges(claims), clauses), clauses);

/** Sums of our costs without a word of cost: what is listed before them goes into one sale. */
function withSums(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const sumsOf = new Map(
    clauses.flatMap((clause) => {
      const amount = money(clause);
      return amount && isOwnStatement(clause) && isCostSum(clause) && !isRivals(clause)
        ? [[clause, withUnit(clause, amount)] as const]
        : [];
    }),
  );
  if (sumsOf.size === 0) return [...claims];
  const known = new Set(claims.flatMap(({ kind, clause }) => (kind === 'unitCost' ? [clause] : [])));
  return [
    ...claims.filter(
      ({ kind, clause }) =>
        !sumsOf.has(clause) || !(ofTrouble.includes(kind) || prices.some((price) => price === kind)),
    ),
    ...[...sumsOf].flatMap(([clause, quantity]) =>
      known.has(clause) ? [] : [makeClaim('unitCost', clause, { quantity })],
    ),
  ];
}
