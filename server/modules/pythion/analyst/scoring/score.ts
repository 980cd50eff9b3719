import { scoreKeys } from '../../../../../shared/contracts/analysis';
import type { AppliedCap, Confidence, Verdict } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { readLosses } from '../claims/customers/losses';
import { schemeOf } from '../claims/permit/approval';
import { isPermit } from '../claims/likelyClaims';
import { isNotYetHeld } from '../claims/permit/permission';
import { isNewcomer } from '../claims/people/team';
import { isWayOpen } from '../claims/reach/noWay';
import type { LegalReading } from '../legal/judge';
import { reviewActs } from '../legal/secondOpinion';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { Clause } from '../text/clause';
import type { ReadText } from '../text/readText';
import { readDealBreakers, type DealBreakerReading } from './dealBreakers';
import { readLevel, type LevelReading, type Support } from './levels';
import { readSupposed } from './supposed';
import { applyCap, roundScore } from '../../../../../shared/analysisTotal';
import { readCaps, readConfidence, readVerdict, sumOfLevels } from './total';

export type Scoring = {
  claims: readonly Claim[];
  legal: LegalReading;
  levels: LevelReading[];
  breakers: DealBreakerReading[];
  caps: AppliedCap[];
  /** What the founder admits against the idea. */
  losses: readonly Clause[];
  /** The sum before caps. */
  sum: number;
  score: number;
  verdict: Verdict;
  confidence: Confidence;
};

/** What nobody paid for is not paid, and the founder's word that no permission is needed is none in a regulated field. */
function isCounted(
  claim: Claim,
  isUnpaid: boolean,
  { regulated, refusal }: LegalReading,
  missingPermits: readonly Clause[],
): boolean {
  const { kind, evidence } = claim;
  // "The regulator told us that we need a licence, we refused to apply".
  if (isPermit(kind) && refusal?.sentence === claim.clause.sentence) return false;
  if (evidence >= 3 && isPermit(kind) && hasMissingPermit(claim, missingPermits)) return false;
  if (kind === 'permission') return regulated === undefined || evidence >= 3;
  const isPayment = kind === 'paidPrice' || (kind === 'evidence' && evidence >= 5);
  return !isPayment || !isUnpaid;
}

/**
 * "I'm a licensed electrician. We haven't passed the inspection of the batteries yet": what is held is not all that is needed. A
 * permit of a named scheme is held whatever else is missing: "we are registered with Gas Safe, and have no parking permit yet".
 */
function hasMissingPermit({ clause }: Claim, missingPermits: readonly Clause[]): boolean {
  const scheme = schemeOf(clause);
  return missingPermits.some((missing) => scheme === undefined || schemeOf(missing) === scheme);
}

/** From claims to the verdict. */
export function scoreClaims({ clauses, language }: ReadText, read: readonly Claim[], odds: SentenceOdds): Scoring {
  const legal = reviewActs(clauses, odds, language);
  const missingPermits = clauses.filter(isNotYetHeld);
  const isUnpaid = read.some(({ kind }) => kind === 'nobodyPaid');
  const claims = read.filter((claim) => isCounted(claim, isUnpaid, legal, missingPermits));
  const evidence = claims.reduce(
    (best, claim) => (claim.kind === 'evidence' ? Math.max(best, claim.evidence) : best),
    0,
  );
  const support: Support = {
    claims,
    evidence,
    isRegulated: legal.regulated !== undefined,
    isNewToField: clauses.some(isNewcomer),
    openWay: clauses.find(isWayOpen),
    supposed: readSupposed(clauses, odds),
  };
  const levels = scoreKeys.map((key) => readLevel(key, support));
  const breakers = readDealBreakers(support, legal);
  const caps = readCaps(support, breakers, language);
  const sum = sumOfLevels(levels);
  const score = roundScore(applyCap(sum, caps[0]?.limit));
  const confidence = readConfidence(levels, breakers, evidence, language);
  return {
    claims,
    legal,
    levels,
    breakers,
    caps,
    losses: readLosses(clauses),
    sum,
    score,
    verdict: readVerdict(score, breakers, confidence, language),
    confidence,
  };
}
