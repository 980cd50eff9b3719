import { isCustomerWord } from '../../../../../../shared/customerWords';
import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { isPeopleWord } from './acquisition';
import type { Claim } from '../claim';
import type { Quantity } from '../../text/quantities';

type Amount = { claim: Claim; quantity: Quantity };

/** Of how much, and never what a customer pays for at once. */
const measures =
  /^(?:kilo|kg|kilogram|kilogramm|gram|gramm|litre|liter|litro|metre|meter|metro|mile|km|kilometre|kilometer|kilómetro|tonne|ton|tonelada|公斤|千克|斤|升|米|公里|吨)s?$/;
/** What is paid for once as a whole: "9,000 pounds for the pilot". */
const whole =
  / (?:(?:for|towards) (?:the|our|a|one|this|that) (?:\S+ )?(?:pilot|trial|project|programme|program|rollout|contract|first phase|test phase)|für (?:den|das|die|unser(?:e|en)?|eine?n?) (?:\S+ )?(?:\S*pilot\S*|\S*projekt|\S*auftrag|testphase|versuch)|por (?:el|la|nuestro|un) (?:\S+ )?(?:piloto|proyecto|prueba|contrato|programa)) /;

/** 洗一公斤成本2元: Chinese names the measure before the cost. */
const measureOf = ({ tokens, sentence }: Clause): string | undefined =>
  sentence.isLatin
    ? undefined
    : /[一每](?<measure>公斤|千克|斤|升|米|公里|吨)/u.exec(lettersOf(tokens))?.groups?.['measure'];

/** One is the beginning of the other: "maps" and "map". */
const isForm = (word: string, other: string): boolean =>
  word === other || (Math.min(word.length, other.length) > 2 && (word.startsWith(other) || other.startsWith(word)));
const isNamed = (tokens: readonly Token[], per: string): boolean =>
  tokens.some(({ lemma, text }) => isForm(lemma, per) || isForm(text, per)) ||
  (/\p{Script=Han}/u.test(per) && lettersOf(tokens).includes(per));

/**
 * Whether a cost for so much or so many is one of a price that names neither: "hotels pay us £600 a month" and "washing costs us £2 per
 * kilo", "£9,000 for the pilot" and "£22 per stop". How many of them one price pays for isn't told.
 */
export function isOfOtherMeasure(
  { claim: { clause }, quantity: price }: Amount,
  { claim, quantity: { per = measureOf(claim.clause), period } }: Amount,
): boolean {
  if (per === undefined || per === 'each' || period !== undefined) return false;
  if (price.per !== undefined && price.per !== 'each') return false;
  if (isCustomerWord(per) || isPeopleWord(per) || isNamed(clause.tokens, per)) return false;
  return measures.test(per) || (price.period === undefined && whole.test(spacedWords(clause.tokens)));
}
