import { createHash } from 'node:crypto';
import {
  dealBreakerLabels,
  scoreLabels,
  type AnalysisFacts,
  type AnalysisReport,
  type ReportSentence,
} from '../../../shared/contracts/analysis';

/**
 * Key of a text of a report. Equal texts have equal keys in every version, so a comment stays at its claim while the text
 * around it changes.
 */
const keyOf = (kind: string, ...texts: string[]): string =>
  `${kind}.${createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)}`;

const noQuote = { quote: null, start: null, end: null };

/** A sentence as it is stored and sent. Its source is stored for a model's only, and sent for all. */
export const toSentenceDocument = (sentence: ReportSentence) => ({
  ...noQuote,
  formula: null,
  ...sentence,
  claim: keyOf('sentence', sentence.section, sentence.text),
});

/**
 * A report as it is stored and sent: every claim has a key, which comments and results of tests refer to, and what is
 * missing is null.
 */
export const toDocument = (report: AnalysisReport) => ({
  ...report,
  dealBreakers: report.dealBreakers.map((breaker) => ({
    ...noQuote,
    ...breaker,
    claim: `dealBreaker.${breaker.key}`,
  })),
  scores: report.scores.map((score) => ({
    ...score,
    claim: `score.${score.key}`,
    reasons: score.reasons.map((reason) => ({ ...noQuote, ...reason })),
  })),
  sentences: report.sentences.map(toSentenceDocument),
  assumptions: report.assumptions.map((assumption) => ({
    ...assumption,
    claim: keyOf('assumption', assumption.risk, assumption.text),
  })),
});

export type ReportDocument = ReturnType<typeof toDocument>;

/** Facts as they are stored and sent: amounts have the same fields everywhere. */
export function toFactsDocument(facts: AnalysisFacts) {
  const noAmount = { period: null, unit: null };
  const { price, unitCost, acquisitionCost, fixedCosts, cash } = facts;
  const amounts = Object.entries({ price, unitCost, acquisitionCost, fixedCosts, cash }).map(([name, amount]) => [
    name,
    amount && { ...noAmount, ...amount },
  ]);
  return { ...facts, ...Object.fromEntries(amounts) };
}

/** The text of a claim, by its key: of a score or deal-breaker its name, which stays while its reasons change. Undefined when the report has no such claim. */
export function claimText({ dealBreakers, scores, sentences, assumptions }: ReportDocument, claim: string) {
  const texts = [
    ...dealBreakers.map((item) => ({ claim: item.claim, text: dealBreakerLabels[item.key] })),
    ...scores.map((item) => ({ claim: item.claim, text: scoreLabels[item.key] })),
    ...sentences,
    ...assumptions,
  ];
  return texts.find((item) => item.claim === claim)?.text;
}
