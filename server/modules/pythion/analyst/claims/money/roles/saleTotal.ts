import { isCustomerWord } from '../../../../../../../shared/customerWords';
import type { Clause } from '../../../text/clause';
import { memoise } from '../../../text/memoise';
import type { Quantity } from '../../../text/quantities';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../../text/token';
import type { Claim } from '../../claim';
import { isPeopleWord } from '../acquisition';

/** What was sold together and the money for all of it: "25 maps for 200 euros". */
export type SaleTotal = { count: Quantity; total: Quantity };

const sold =
  / (?:sold|bought|ordered|purchased|shifted|took|taken|verkauft(?:e|en)?|gekauft|kauft(?:e|en)|bestellt(?:e|en)?|abgenommen|abgekauft|genommen|losgeworden|vendimos|vendí|vendió|vendieron|(?:hemos|han|ha|he|había) vendido|compró|compraron|compramos|comprad[oa]s?|pidió|pidieron|encargó|encargaron|llevó|llevaron) /;
const forAll =
  / (?:for|für|por) (?:(?:about|around|roughly|just|only|a|total|of|rund|etwa|knapp|insgesamt|zusammen|nur|unos|unas|casi|solo|un|en|de) )*(?:[£€$] )?$/;
/** What makes it the price of one, wherever it stands in the clause. */
const ofOne =
  / (?:each|apiece|every|per|je|jeweils|pro|cada|jede[rsnm]?|a (?:piece|pop|time|head|go)|das stück|die (?:packung|flasche|stunde)|por unidad|la (?:unidad|pieza)|el (?:par|kilo)|l[oa] un[oa]) /;
const inAll =
  / (?:in total|in all|altogether|all told|total|insgesamt|zusammen|alles zusammen|en total|en conjunto|todo) /;
const between = /^(?:noun|adj|adp|det|num|pron|adv)$/;

/** 买了40双花了320元, 卖了25张地图一共200元. */
const afterCount =
  /[卖买订售购进拿](?:了|出了?|掉了?)?\d[^，。,]{1,10}[，,]?(?:一共|总共|合计|共计|总计|共)?(?:花|付|收|卖|得)?(?:了|到了?)?(?:一共|总共|共)?$/u;
/** 花320元买了40双. */
const beforeCount = /^(?:一共|总共)?(?:买|订|进|拿|购买)(?:了|走了?)?$/u;
const spending = /(?:花|付|用|掏|出)(?:了|掉)?(?:一共|总共)?$/u;

const isThing = ({ kind, unit, value, of, period }: Quantity): boolean =>
  kind === 'count' &&
  value > 1 &&
  of === undefined &&
  period === undefined &&
  unit !== undefined &&
  !isCustomerWord(unit) &&
  !isPeopleWord(unit);

const isSum = ({ kind, per, period }: Quantity): boolean =>
  kind === 'money' && per === undefined && period === undefined;

/**
 * "In May we sold 25 maps for 200 euros", "ein Laden hat 40 Paar für 120 Euro gekauft", 花320元买了40双: a number of things of one
 * sale, and what all of them brought. Not "25 maps at 8 euros", nor "for 8 euros each". Where it is less than one of the currency
 * for each, it is the price of one: "40 tickets for 15 euros".
 */
export const saleTotalOf = memoise((clause: Clause): SaleTotal | undefined => {
  const { quantities, modality, sentence } = clause;
  if (quantities.length < 2 || modality !== 'fact') return undefined;
  const total = quantities.find(isSum);
  if (!total || !quantities.some(isThing)) return undefined;
  const count = sentence.isLatin ? countOf(clause, total) : countInChinese(clause, total);
  return count && { count, total };
});

function countOf({ tokens, quantities }: Clause, total: Quantity): Quantity | undefined {
  const words = spacedWords(tokens);
  const before = spacedWords(tokens.slice(0, total.start));
  if (!forAll.test(before) || !sold.test(words) || ofOne.test(words)) return undefined;
  const count = quantities.findLast((each) => isThing(each) && each.end <= total.start);
  if (!count || (total.value < count.value && !inAll.test(words))) return undefined;
  const isOneSale = tokens
    .slice(count.end, total.start)
    .every(({ pos, text }) => between.test(pos) || pos === 'sym' || sold.test(` ${text} `));
  return isOneSale ? count : undefined;
}

function countInChinese({ tokens, quantities }: Clause, total: Quantity): Quantity | undefined {
  const before = lettersOf(tokens.slice(0, total.start));
  return quantities.find((count) => {
    if (!isThing(count) || total.value < count.value) return false;
    return count.end <= total.start
      ? afterCount.test(before)
      : spending.test(before) && beforeCount.test(lettersOf(tokens.slice(total.end, count.start)));
  });
}

/** "Bought 40 bags": of things, nobody is a part. */
export const isBoughtThing = (context: readonly Token[], count: Quantity): boolean =>
  isThing(count) &&
  !context.some((token) => token.lemma === count.unit && has(token, 'people', 'customer')) &&
  (/ (?:bought|ordered|purchased|sold|compró|compraron|pidió|pidieron) $/.test(
    spacedWords(context.slice(0, count.start)),
  ) ||
    /^ (?:\S+ ){0,4}?(?:gekauft|bestellt|abgenommen|verkauft) /.test(spacedWords(context.slice(count.end))));

/** What one of them brought, as a quotient. */
const shareOfOne = (amount: Quantity, { count, total }: SaleTotal): Quantity => ({
  ...amount,
  value: total.value / count.value,
  divisor: count.value,
  per: 'each',
});

const isOfTotal = ({ quantity }: Claim, { total }: SaleTotal): boolean =>
  quantity?.kind === 'money' && quantity.start === total.start && quantity.value === total.value;

const again =
  / (?:reordered|re - ordered|restocked|repeated|nachbestellt(?:e|en)?|nachgekauft|repitió|repitieron|volvió a pedir|encargó otr[oa]s) /;
const againInChinese = /又(?:订|买|进|拿|要|补)|追加|补货|复购|再(?:订|买|进|拿)/u;
const single = /^ (?:(?:and|und|y) )?(?:an?|one|the|eine?|der|die|das|una?|el|la) /;

/** "A shop bought 40 pairs and reordered 20": what is counted behind is things as well, and no customers. */
const isThingsAgain = memoise(({ tokens, context, sentence, quantities }: Clause): boolean => {
  if (quantities.length === 0 || !hasAny(context, 'pay', 'sell', 'renew')) return false;
  const isRepeat = sentence.isLatin ? again.test(spacedWords(tokens)) : againInChinese.test(lettersOf(tokens));
  if (!isRepeat) return false;
  const isOneBuyer = sentence.isLatin
    ? single.test(spacedWords(context))
    : /^[^，。\d]{0,6}?[一有][家个]/u.test(lettersOf(context));
  return isOneBuyer && quantities.every((each) => !isOfPeople(tokens, each));
});

const isOfPeople = (tokens: readonly Token[], { unit, end }: Quantity): boolean =>
  (unit !== undefined && (isCustomerWord(unit) || isPeopleWord(unit) || /^[家户位名人个]/u.test(unit))) ||
  /^(?:of|von|de)$/.test(tokens[end]?.text ?? '');

/** The sums of sales as what one piece brought, and the pieces of a second order as no customers. */
export function withSaleTotals(claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some(({ clause }) => saleTotalOf(clause) !== undefined || isThingsAgain(clause))) return claims;
  return claims.flatMap((claim) => {
    const sale = saleTotalOf(claim.clause);
    if (sale && (claim.kind === 'orders' || claim.kind === 'customerSize')) return [];
    if (sale && claim.quantity && isOfTotal(claim, sale))
      return [{ ...claim, quantity: shareOfOne(claim.quantity, sale) }];
    if (claim.quantity?.kind !== 'count' || !isThingsAgain(claim.clause)) return [claim];
    return claim.kind === 'payingCustomers' ? [] : [{ ...claim, quantity: undefined }];
  });
}
