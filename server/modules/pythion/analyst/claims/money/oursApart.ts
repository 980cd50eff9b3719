import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, hasAny, lettersOf, spacedWords } from '../../text/token';
import { isOwnStatement, makeClaim, type Claim } from '../claim';
import { isBare, onlyCurrencyIn, toAmount, withUnit } from './amounts';
import { priceClaims } from './priceClaims';

/** Ours, told apart from that of others, and a verb that gives it a price. */
const ours =
  / (?:el mío|la mía|los míos|las mías|el nuestro|la nuestra|los nuestros|las nuestras|mine|ours|meine[rs]?|unsere[rs]?) (?:(?:solo|sólo|only|just|dagegen|hingegen|aber|en cambio) )*(?<verb>vale|valen|valdría|valdrían|cuesta|cuestan|costaría|costarían|sale|salen|es|son|sería|serían|costs?|would cost|is|are|would be|kostet|würde|ist|sind|wäre|wären)(?= )/;
/** To be something says a price only with one for it: "serían 12 semanas por 350 euros". */
const being = /^(?:es|son|sería|serían|is|are|would be|ist|sind|wäre|wären|würde)$/;
const forIt =
  / (?:a|por|en|for|at|für|zu|um|(?:es|son|sería|serían|is|are|be|ist|sind|wäre|wären)) (?:(?:unos|unas|about|around|only|just|nur|rund|solo|sólo) )*(?:[£€$] )?$/;
const oursHan = /我们(?:家|这边|自己)?的(?:产品|托盘|\p{Script=Han}{0,3})?(?:只要|卖|是|才|只卖|定价)?$/u;

/** What is not asked for it: what making it costs, how many there are, how long it takes. */
const notAsked =
  / (?:nos|me|uns|mich|us) (?:cuesta|cuestan|sale|salen|kostet|costs?) | (?:costs?|cuesta|kostet) (?:us|uns|nos|mich) | (?:si|if|falls|wenn|quizás?|tal vez|maybe|perhaps|vielleicht) /;

/**
 * The amount that ours costs beside that of others: "la de madera vale 210 pesos, la nuestra vale 640", "mine would be 12 weeks for 350
 * euros per student", 木托盘21元, 我们的64元.
 */
export const priceOfOurs = memoise((clause: Clause): Quantity | undefined => {
  const { tokens, quantities, sentence, context } = clause;
  if (quantities.length === 0 || !isOwnStatement(clause)) return undefined;
  const currency = onlyCurrencyIn(readQuantities(context));
  const isAmount = (amount: Quantity): boolean =>
    amount.kind === 'money' ||
    (currency !== undefined && (isBare(amount) || amount.unit === undefined) && amount.kind === 'count');
  if (!sentence.isLatin) {
    const told = quantities.find(
      ({ kind, start }) =>
        kind === 'money' &&
        start > 0 &&
        tokens.slice(0, start).length > 0 &&
        oursHan.test(lettersOf(tokens.slice(0, start))),
    );
    return told && quantities.some(({ kind, start }) => kind === 'money' && start < told.start) ? told : undefined;
  }
  const words = spacedWords(tokens);
  const found = ours.exec(words);
  if (!found || notAsked.test(words)) return undefined;
  const from = words
    .slice(0, found.index + found[0].length)
    .trim()
    .split(' ').length;
  const amount = quantities.find(
    (one) => one.start >= from && isAmount(one) && isToldPrice(clause, one, from, found.groups?.['verb'] ?? ''),
  );
  if (!amount) return undefined;
  const priced = amount.kind === 'money' ? amount : toAmount(clause, amount);
  return withUnit(clause, priced);
});

function isToldPrice({ tokens }: Clause, { start, kind }: Quantity, from: number, verb: string): boolean {
  if (!being.test(verb)) return start <= from + 3;
  return (
    kind === 'money' &&
    start <= from + 12 &&
    forIt.test(spacedWords(tokens.slice(from - 1, start))) &&
    !tokens.slice(from, start).some((token) => has(token, 'rival', 'cost', 'trouble'))
  );
}

/** "La de madera vale 210 pesos, la nuestra vale 640": what is bought today has its price as well. */
const isBesideOthers = ({ tokens, quantities }: Clause, { start }: Quantity): boolean =>
  quantities.some((other) => other.kind === 'money' && other.start < start) && !hasAny(tokens, 'cost');

const readAsPrice: ReadonlySet<Claim['kind']> = new Set([
  'revenueIntent',
  'priceNumber',
  'priceUnit',
  'sizeFromPrice',
  'supposedPrice',
]);

/** With the price of ours, and without the other amounts of its clause as prices: those are of what others sell. */
export function withPricesOfOurs(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const priced = clauses.flatMap((clause) => {
    const price = priceOfOurs(clause);
    return price ? [{ clause, price }] : [];
  });
  if (priced.length === 0) return claims;
  const named = new Set(priced.map(({ clause }) => clause));
  return [
    ...priced
      .filter(({ clause, price }) => isBesideOthers(clause, price))
      .map(({ clause }) => makeClaim('alternative', clause)),
    ...claims.filter(({ kind, clause }) => !(named.has(clause) && (readAsPrice.has(kind) || kind === 'unitCost'))),
    ...priced.flatMap(({ clause, price }) => priceClaims(clause, price)),
  ];
}
