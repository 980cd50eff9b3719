import type { Claim } from '../../claims/claim';
import { quoteOf, type NormalText } from '../../text/normalise';

/** "It costs 6.50 per box": amounts without a currency are in that of the text, if it has only one. */
export function inCurrency(claims: readonly Claim[]): Claim[] {
  const codes = new Set(
    claims.flatMap(({ clause }) =>
      clause.quantities.flatMap(({ kind, currency }) => (kind === 'money' ? currency : [])),
    ),
  );
  const [code] = codes;
  return claims.map((claim) =>
    codes.size === 1 && claim.quantity?.kind === 'money' && claim.quantity.currency === undefined
      ? { ...claim, quantity: { ...claim.quantity, currency: code } }
      : claim,
  );
}

/** German units with their capitals: "pro Einstellung" is no "einstellung". */
export const asWritten = (normal: NormalText, claims: readonly Claim[]): Claim[] =>
  claims.map((claim) => {
    const { quantity, clause } = claim;
    const word = quantity?.per ? clause.context.find(({ text }) => text === quantity.per) : undefined;
    return quantity && word
      ? { ...claim, quantity: { ...quantity, perName: quoteOf(normal, word.start, word.end).quote } }
      : claim;
  });
