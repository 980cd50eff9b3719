import type { Clause } from '../../text/clause';
import { makeClaim, type Claim } from '../claim';
import { isCustomerLoss } from '../likelyClaims';

/** "60 turned up, and six were still posting": few stayed, and it was tried by those who are counted. */
export const proofOfUse = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] =>
  claims.some(isCustomerLoss)
    ? []
    : claims.flatMap(({ kind, clause, quantity }) =>
        kind === 'churn' && quantity?.of !== undefined
          ? makeClaim('proof', whoTried(clause, quantity.of, clauses), { evidence: tried })
          : [],
      );

/** "Of the 14 groomers I let try it, six pay and three stopped": the clause that counts them all, and not of those who left. */
const whoTried = (gone: Clause, all: number, clauses: readonly Clause[]): Clause =>
  clauses.findLast(
    ({ index, sentence, quantities }) =>
      index < gone.index &&
      sentence === gone.sentence &&
      quantities.some(({ kind, value }) => kind === 'count' && value === all),
  ) ?? gone;

const tried = 3;

/** "5 schools are on a paid pilot, and 1 of them stopped": who stopped proves nothing where others show that it works. */
export const withoutProofByLeavers = (claims: readonly Claim[]): readonly Claim[] => {
  const isShown = claims.some(({ kind, evidence }) => kind === 'proof' && evidence > tried);
  const left = new Set(claims.flatMap(({ kind, clause, quantity }) => (kind === 'churn' && quantity ? [clause] : [])));
  return isShown && left.size > 0
    ? claims.filter(({ kind, clause, evidence }) => kind !== 'proof' || evidence !== tried || !left.has(clause))
    : claims;
};
