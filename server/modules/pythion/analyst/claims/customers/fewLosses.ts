import type { Clause } from '../../text/clause';
import { readQuantities } from '../../text/quantities';
import { lettersOf } from '../../text/token';
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
    .filter(showsCustomers)
    .flatMap(({ clause }) => clause.quantities)
    .map(({ kind, value, of }) => (kind === 'count' ? (of ?? value) : 0));
  const customers = Math.max(0, ...counts);
  return claims.filter(
    ({ kind, clause, quantity }) =>
      // With its quantity, a loss is one of most.
      !(kind === 'nobodyStayed' && quantity === undefined && isFewOf(clause, customers)) &&
      !(
        kind === 'nobodyPaid' &&
        (isTakenBack(clause) || isSingle(clause)) &&
        largestCount(clause.context) < customers / 2
      ),
  );
}

const isFewOf = (clause: Clause, customers: number): boolean =>
  clause.sentence.hasLatin ? isFewGone(clause, customers) : isFewInChinese(clause, customers);

/** 目前有23家店在付费。有五家用了一个月就停了: five of 23. */
const isFewInChinese = ({ context }: Clause, customers: number): boolean => {
  const letters = lettersOf(context);
  const gone = readQuantities(context).find(({ kind }) => kind === 'count');
  return (
    gone !== undefined &&
    gone.value < customers / 2 &&
    /停|不用|退[了出款]|走了|不续|取消|流失/u.test(letters) &&
    !/都|全|[只仅]剩|[只仅]有/u.test(letters)
  );
};

/** "One insurer refused to pay". */
const isSingle = ({ tokens, isNobody }: Clause): boolean =>
  !isNobody && /^(?:one|an?|ein|eine|eine[rn]|una?|一家|一个)$/.test(tokens[0]?.text ?? '');
