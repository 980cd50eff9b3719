import type { Clause } from '../../text/clause';
import type { Quantity } from '../../text/quantities';
import { makeClaim, type Claim } from '../claim';

const kinds = ['revenueIntent', 'priceNumber', 'priceUnit', 'sizeFromPrice'] as const;

/** What a clause states that names our price: somebody should pay, how much and for what, and a count can be multiplied by it. */
export const priceClaims = (clause: Clause, quantity: Quantity | undefined): Claim[] =>
  kinds.map((kind) => makeClaim(kind, clause, { quantity }));
