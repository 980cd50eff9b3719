import type { Clause } from '../../../text/clause';
import type { Claim } from '../../claim';
import { withCostsOfOurs } from './costAsPrice';
import { withoutDerivedAmounts } from './derivedAmount';
import { withoutOthersFees } from './othersFees';
import { withOthersTariffs } from './othersTariff';
import { withPartnersCut } from './partnersCut';
import { withSaleTotals } from './saleTotal';

/**
 * Amounts in the role that their words give them, whatever they were read as: the sum of a sale, a result of the founder's own
 * arithmetic, what others ask, what ours costs, and the part of a price that a seller keeps. To be applied again after other rules
 * have read amounts: what is right already stays.
 */
export function withMoneyRoles(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!clauses.some(({ quantities }) => quantities.length > 0)) return withoutOthersFees(claims);
  const costs = withCostsOfOurs(withSaleTotals(claims), clauses);
  return withoutOthersFees(withPartnersCut(withoutDerivedAmounts(withOthersTariffs(costs, clauses), clauses), clauses));
}
