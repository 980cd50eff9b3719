import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';
import { isYearsOfFunding } from '../people/fundedYears';

const supplied =
  / (?:(?:er|sie|der|die|das) (?:liefert|liefern|verkauft|verkaufen|schickt) (?:uns|mir)|(?:he|she|they|it|who|which) (?:supplies|supply|delivers?|sells?|sends?) (?:us|me)|(?:él|ella|que)? ?(?:nos|me) (?:suministran?|surten?|venden?)) /;
const suppliedHan = /(?:他们?|她们?|对方)(?:给|向)我们?(?:供|送|发)/u;
const wages =
  / (?:\S*löhne?n?|\S*gehälter\S*|\S*kosten|\S*miete|stelle|stellen|wages?|salar(?:y|ies)|rent|sueldos?|salarios?|alquiler) |工资|薪水|房租|租金/u;

/** "Er liefert uns 200 Bleche", "the agency pays half of the wages for three years": who supplies or funds us buys nothing. */
const isNoSale = (clause: Clause): boolean => {
  const { tokens, sentence } = clause;
  const words = spacedWords(tokens);
  const isSupplied = sentence.isLatin ? supplied.test(words) : suppliedHan.test(lettersOf(tokens));
  return isSupplied || (wages.test(sentence.isLatin ? words : lettersOf(tokens)) && isYearsOfFunding(clause));
};

const ofSale: ReadonlySet<Claim['kind']> = new Set<Claim['kind']>([
  'evidence',
  'paidPrice',
  'payingCustomers',
  'realUse',
  'proof',
  'repeat',
]);

/** Without sales in clauses of those who supply or fund us. */
export const withoutNoSale = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind, clause }) => !ofSale.has(kind) || !isNoSale(clause));
