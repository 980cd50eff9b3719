import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { isPaidElsewhere } from '../theirSpendingInChinese';
import { withCostSums } from './costSums';
import { withEverydayCosts } from './everydayCosts';
import { withoutFunding } from './funding';
import { withHanAmounts } from './hanAmounts';
import { withPlaceCosts } from './placeCost';
import { withPlainCosts } from './plainCosts';

/** Costs and prices by plain words: each rule sees what the one before it left. */
export const withPlainMoney = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  withoutFunding(
    [withPlaceCosts, withCostSums, withPlainCosts, withEverydayCosts, withHanAmounts].reduce<readonly Claim[]>(
      (read, apply) => apply(read, clauses),
      // What they spent elsewhere is no price of ours, from which a margin is calculated.
      claims.filter((claim) => !isPaidElsewhere(claim)),
    ),
  );
