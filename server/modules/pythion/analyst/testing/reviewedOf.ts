import type { Claim } from '../claims/claim';
import { readClaims } from '../claims/readClaims';
import { reviewClaims } from '../claims/reviewClaims';
import { readSentenceOdds } from '../network/sentenceOdds';
import { readText } from '../text/readText';

/** The claims of a text as rules and network read them together. */
export function reviewedOf(text: string, named?: string): Claim[] {
  const { clauses, language } = readText(text, named);
  const claims = readClaims(clauses);
  return reviewClaims(claims, clauses, readSentenceOdds(clauses, claims, language).alone);
}
