import { scoreKeys } from '../../../../../shared/contracts/analysis';
import type { AppliedCap, Confidence, Verdict } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import type { LegalReading } from '../legal/judge';
import { reviewActs } from '../legal/secondOpinion';
import type { SentenceOdds } from '../network/sentenceOdds';
import type { ReadText } from '../text/readText';
import { readDealBreakers, type DealBreakerReading } from './dealBreakers';
import { readLevel, type LevelReading, type Support } from './levels';
import { applyCap, readCaps, readConfidence, readVerdict, roundScore, sumOfLevels } from './total';

export type Scoring = {
  claims: readonly Claim[];
  legal: LegalReading;
  levels: LevelReading[];
  breakers: DealBreakerReading[];
  caps: AppliedCap[];
  /** The sum before caps. */
  sum: number;
  score: number;
  verdict: Verdict;
  confidence: Confidence;
};

/** From claims to the verdict. */
export function scoreClaims({ clauses, language }: ReadText, read: readonly Claim[], odds: SentenceOdds): Scoring {
  const isUnpaid = read.some(({ kind }) => kind === 'nobodyPaid');
  const claims = isUnpaid
    ? read.filter(({ kind, evidence }) => !(kind === 'paidPrice' || (kind === 'evidence' && evidence >= 5)))
    : read;
  const legal = reviewActs(clauses, odds);
  const evidence = claims.reduce(
    (best, claim) => (claim.kind === 'evidence' ? Math.max(best, claim.evidence) : best),
    0,
  );
  const support: Support = { claims, evidence, isRegulated: legal.regulated !== undefined };
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
    sum,
    score,
    verdict: readVerdict(score, breakers, confidence, language),
    confidence,
  };
}
