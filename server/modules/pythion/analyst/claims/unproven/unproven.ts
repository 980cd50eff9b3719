import type { Clause } from '../../text/clause';
import type { Claim } from '../claim';
import { usedFrom } from '../customers/fewLosses';
import { copiedSentences } from './copied';
import { isEarlierJob } from './earlierJob';
import { isGift } from './gift';
import { isHeldByOthers, isOfOthers, isWayOfOthers } from './ofOthers';
import { withRequestsOnly } from './requests';
import { isSupposed } from './supposed';
import { isFirmSize, isSurroundings } from './surroundings';
import { isUsedUnpaid } from './takenBack/takenBack';
import { isUndone } from './undone';

type Kinds = ReadonlySet<Claim['kind']>;

const shown: Kinds = new Set([
  'paidPrice',
  'payingCustomers',
  'repeat',
  'realUse',
  'channelTried',
  'permission',
  'measuredDifference',
  'acquisitionCost',
]);
/** Prices, costs and customers of a business: of another, they are no figures of ours. */
const figures: Kinds = new Set([
  'payer',
  'revenueIntent',
  'priceNumber',
  'priceUnit',
  'supposedPrice',
  'positiveMargin',
  'negativeMargin',
  'unitCost',
  'kept',
  'churn',
  'orders',
  'nobodyStayed',
  'nobodyPaid',
]);
const counts: Kinds = new Set([
  'segmentCount',
  'countSource',
  'sizeClaim',
  'marketWord',
  'customerSize',
  'channel',
  'channelTried',
]);

/** Evidence of use, payment or a measured effect, a permission, or a way to customers that was tried. */
const isShown = ({ kind, evidence }: Claim): boolean =>
  shown.has(kind) || ((kind === 'evidence' || kind === 'proof') && evidence >= usedFrom);

/** Told of an earlier job or of somebody else's business. */
const isElsewhere = ({ clause: { context } }: Claim): boolean => isEarlierJob(context) || isOfOthers(context);

function isUnproven(claim: Claim): boolean {
  const { kind, clause } = claim;
  if (isElsewhere(claim) || isSupposed(clause)) return true;
  if (kind === 'permission') return isHeldByOthers(clause.context);
  if (kind === 'channelTried') return isWayOfOthers(clause.context);
  return isUndone(clause);
}

/** Told of the weather, of the past or a household, or counted in a firm: it says nothing of this idea. */
const isBeside = ({ kind, clause: { context } }: Claim): boolean =>
  isSurroundings(context) || (counts.has(kind) && isFirmSize(context));

/** Of what was given away nobody paid for it; it was used all the same. */
const withoutMoney = (claim: Claim, ofUse: number): Claim[] =>
  claim.kind === 'paidPrice' || claim.kind === 'payingCustomers'
    ? []
    : [claim.evidence >= 5 ? { ...claim, evidence: ofUse } : claim];

/**
 * Without the evidence of sentences that tell of an earlier job, of somebody else's business, of what is only supposed, undone
 * since, or given away: sentence by sentence, whatever words it has for sales and use.
 */
export const withoutUnproven = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] => {
  const copied = copiedSentences(clauses);
  return withRequestsOnly(claims, clauses).flatMap((claim) => {
    if (isBeside(claim)) return [];
    if (copied.has(claim.clause.sentence) && (isShown(claim) || figures.has(claim.kind) || counts.has(claim.kind)))
      return [];
    if (!isShown(claim)) return figures.has(claim.kind) && isElsewhere(claim) ? [] : [claim];
    const { clause } = claim;
    if (isUnproven(claim)) return [];
    return isGift(clause.context) || isUsedUnpaid(clause) ? withoutMoney(claim, usedFrom) : [claim];
  });
};
