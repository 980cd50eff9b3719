import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { parseNumber } from '../../text/numbers';
import { lettersOf, spacedWords } from '../../text/token';
import { money, type Claim } from '../claim';

const prices: ReadonlySet<Claim['kind']> = new Set(['priceNumber', 'priceUnit', 'sizeFromPrice', 'supposedPrice']);
const deposit =
  /(?:^| )(?:deposits?|anzahlung(?:en)?|angezahlt|kaution(?:en)?|anticipos?|adelantaron|señal|señas?|fianza|señaron) /;
const depositHan = /定金|订金|押金/u;
/** "The full price as a deposit", "the price is 20 euros, and the deposit 5". */
const ofWhole =
  / (?:full|whole|price|costs?|charge|vollen?|ganzen?|preis|kostet|verlangen|precio|cuesta|cobramos|total) /;
const ofWholeHan = /全款|全额|价|收费/u;

/** "Seven left a deposit of 20 euros": a part of a price that nobody has named, of which nothing is calculated. */
export const isDeposit = (clause: Clause): boolean => {
  const { tokens, quantities, sentence } = clause;
  if (!money(clause) || quantities.filter(({ kind }) => kind === 'money').length > 1) return false;
  if (!sentence.isLatin) return depositHan.test(lettersOf(tokens)) && !ofWholeHan.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return deposit.test(words) && !ofWhole.test(words);
};

const lending =
  / (?:lend|lends|lending|lent|loans?|credits?|borrow|borrows|borrowers?|microloans?|microcredits?|kredite?n?|darlehen|verleihen|leihen|préstamos?|prestamos|presto|créditos?|microcréditos?) /;
const lendingHan = /贷|借款|借给|放款/u;
const upTo = /^(?:to|-|–|bis|a|and|und|y|到|至|~)$/;

/** "50 to 300 euros": the lower end, before the upper one. */
function lowerEnd({ tokens }: Clause, { kind, start, value, divisor = 1 }: Quantity): number | undefined {
  const number = tokens[start]?.pos === 'num' ? start : start + 1;
  const [sign, first, to] = tokens.slice(Math.max(0, start - 3), start);
  const [low, joint] = start < 3 ? tokens.slice(Math.max(0, start - 2), start) : [first, to];
  if (kind !== 'money' || !upTo.test(joint?.text ?? '') || low?.pos !== 'num' || !/^\d/.test(low.text))
    return undefined;
  // "Between 50 and 300 euros", and not "for 2 and 300 euros".
  if (/^(?:and|und|y)$/.test(joint!.text) && !/^(?:between|zwischen|entre|[£€$])$/.test(sign?.text ?? ''))
    return undefined;
  const least = (parseNumber(low.text) ?? 0) / divisor;
  return tokens[number] && least > 0 && least < value ? least : undefined;
}

/** Of a range of prices the lower end. Amounts that are lent are no price. */
export const withPriceRanges = (claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim) => {
    const { kind, clause, quantity } = claim;
    const least = quantity && prices.has(kind) ? lowerEnd(clause, quantity) : undefined;
    if (!quantity || least === undefined) return [claim];
    const isLent = clause.sentence.isLatin
      ? lending.test(spacedWords(clause.context))
      : lendingHan.test(lettersOf(clause.context));
    return isLent ? [] : [{ ...claim, quantity: { ...quantity, value: least } }];
  });
