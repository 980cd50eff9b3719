import type { AnalysisFacts, AnalysisReport } from '../../../../shared/contracts/analysis';
import type { Claim } from './claims/claim';
import { joinParts, partsBeforeIntentions } from './claims/parts';
import { readClaims } from './claims/readClaims';
import { reviewClaims } from './claims/reviewClaims';
import { extractFacts } from './facts';
import { checkContent, checkLength } from './ideaCheck';
import { ideaMessages, type IdeaProblem } from './ideaMessages';
import { fillCanvas } from './report/canvas';
import { explainBreaker, explainScore } from './report/explain';
import { chooseQuestions, rankAssumptions } from './report/guidance';
import { Hints } from './report/hints';
import { QuoteChoice } from './report/quotes';
import { writeSentences } from './report/sentences';
import { readSentenceOdds } from './network/sentenceOdds';
import { rubricVersion } from '../../../../shared/analysisRubric';
import { scoreClaims } from './scoring/score';
import { readText, type ReadText } from './text/readText';

export type AnalysisResult =
  | { ok: true; report: AnalysisReport; facts: AnalysisFacts }
  /** `message` concerns the field `idea` and names what is missing. */
  | { ok: false; problem: IdeaProblem; message: string };

/**
 * Analyses an idea with the built-in rules and a trained network as their second opinion: no requests, no clock, no
 * randomness. The same text gives the same report.
 * @param idea the founder's text, up to `analysisLimits.idea` graphemes
 * @param language a BCP 47 code, if the founder named one; otherwise it is detected
 */
export function analyseIdea(idea: string, language?: string): AnalysisResult {
  const lengthProblem = checkLength(idea);
  if (lengthProblem) return refuse(lengthProblem);
  const text = readText(idea, language);
  const claims = readClaims(text.clauses);
  const { alone, inContext } = readSentenceOdds(text.clauses, claims, text.language);
  const reviewed = withParts(reviewClaims(claims, text.clauses, alone), text);
  const scoring = scoreClaims(text, reviewed, alone);
  const contentProblem = checkContent(text, reviewed, alone);
  // An act that does harm is an idea, however short its text.
  if (contentProblem && (contentProblem === 'gibberish' || !scoring.legal.harm)) return refuse(contentProblem);
  const { normal } = text;
  const quotes = new QuoteChoice(scoring.claims, text.clauses, inContext);
  const hints = new Hints(text.clauses, inContext);
  const failed = scoring.breakers.flatMap(({ key, state }) => (state === 'fail' ? [key] : []));
  const report: AnalysisReport = {
    score: scoring.score,
    verdict: scoring.verdict,
    confidence: scoring.confidence,
    dealBreakers: scoring.breakers.map((breaker) => explainBreaker(normal, quotes, hints, breaker)),
    scores: scoring.levels.map((level) =>
      explainScore(normal, { quotes, hints }, level, {
        isRegulated: scoring.legal.regulated !== undefined,
        isHarmful: scoring.legal.harm !== undefined,
        failed,
      }),
    ),
    sentences: writeSentences(normal, { quotes, hints }, text.language, scoring),
    canvas: fillCanvas(normal, quotes),
    questions: chooseQuestions(scoring),
    assumptions: rankAssumptions(scoring),
    caps: scoring.caps,
    language: text.language,
    version: rubricVersion,
  };
  return { ok: true, report, facts: extractFacts(normal, quotes, scoring) };
}

/** With what parts of sentences state by themselves. Most texts have none. */
function withParts(claims: Claim[], { clauses, language }: ReadText): Claim[] {
  const parts = partsBeforeIntentions(clauses);
  if (parts.length === 0) return claims;
  const read = readClaims(parts);
  return joinParts(claims, reviewClaims(read, parts, readSentenceOdds(parts, read, language).alone), clauses);
}

const refuse = (problem: IdeaProblem): AnalysisResult => ({ ok: false, problem, message: ideaMessages[problem] });
