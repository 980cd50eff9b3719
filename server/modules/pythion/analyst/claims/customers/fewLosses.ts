import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { isFewGone, isTakenBack } from './negative';
import { largestCount } from './retention';

/** Evidence of this level or more is use: customers are counted, and the product works. */
export const usedFrom = 4;

/** Whether a claim shows that there are customers: they paid, or use it. */
export const showsCustomers = ({ kind, evidence }: Claim): boolean =>
  kind === 'paidPrice' || kind === 'realUse' || (kind === 'evidence' && evidence >= usedFrom);

/** "Two of our 60 bakeries cancelled": the few who left are no figure against the idea. */
export function withoutFewLosses(claims: readonly Claim[]): readonly Claim[] {
  const counts = claims
    .filter(({ kind, evidence }) => kind === 'paidPrice' || (kind === 'evidence' && evidence >= usedFrom))
    .flatMap(({ clause }) => clause.quantities)
    .map(({ kind, value, of }) => (kind === 'count' ? (of ?? value) : 0));
  const customers = Math.max(0, ...counts);
  return claims.filter(
    ({ kind, clause, quantity }) =>
      // With its quantity, a loss is one of most.
      !(kind === 'nobodyStayed' && quantity === undefined && isFewGone(clause, customers)) &&
      !(
        kind === 'nobodyPaid' &&
        (isTakenBack(clause) || isSingle(clause)) &&
        largestCount(clause.context) < customers / 2
      ),
  );
}

/** "One insurer refused to pay". */
const isSingle = ({ tokens, isNobody }: Clause): boolean =>
  !isNobody && /^(?:one|an?|ein|eine|eine[rn]|una?|一家|一个)$/.test(tokens[0]?.text ?? '');
