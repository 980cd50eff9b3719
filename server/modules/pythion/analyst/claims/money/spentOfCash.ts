import type { Clause } from '../../text/clause';
import { hasAny } from '../../text/token';
import type { Claim } from '../claim';
import { ofPrice } from './generalPrices';

/** Of what we have, one thing costs a good part; what is sold costs far less. */
const leastPart = 0.1;

/** "We have 20,000 € in savings, and the fit-out costs 12,000 €": what is had, and what is bought of it. */
export function isSpentOfCash({ tokens, quantities }: Clause, cash: number): boolean {
  const others = quantities.filter(({ kind, value }) => kind === 'money' && value !== cash);
  return (
    !hasAny(tokens, 'pay', 'sell', 'customer') &&
    others.every(({ value, period, per }) => period === undefined && per === undefined && value >= cash * leastPart)
  );
}

/** Without prices and payers in a clause that tells our cash alone, or with what is bought of it. */
export function withoutSpentCash(claims: readonly Claim[]): readonly Claim[] {
  const held = new Set(
    claims.flatMap(({ kind, clause, quantity }) =>
      kind === 'cash' && quantity && isSpentOfCash(clause, quantity.value) ? [clause] : [],
    ),
  );
  // "Savings: we weave blankets, 120 euros" offers something.
  for (const { kind, clause } of claims) if (kind === 'solution') held.delete(clause);
  return held.size === 0 ? claims : claims.filter(({ kind, clause }) => !(ofPrice.has(kind) && held.has(clause)));
}
