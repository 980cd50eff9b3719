import { scoreMeaning, type ReportSentence } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { scoreRubric } from '../../../../../shared/analysisRubric';
import type { Scoring } from '../scoring/score';
import type { Language } from '../text/language';
import type { NormalText } from '../text/normalise';
import { calculate } from './arithmetic';
import { rankAssumptions } from './guidance';
import { formatNumber, joinWords, quoteClause, quoteSentence } from './texts';

/** All sentences of the report, by section. */
export function writeSentences(normal: NormalText, language: Language, scoring: Scoring): ReportSentence[] {
  return [
    ...writeSummary(normal, language, scoring),
    ...writeMarket(normal, scoring),
    ...writeCompetition(normal, scoring),
    ...writeAssumptions(scoring),
    ...writeNextSteps(scoring),
  ];
}

const general = (section: ReportSentence['section'], text: string): ReportSentence => ({
  section,
  text,
  origin: 'general',
});

/** Repeats the founder's words and nothing else. */
function said(section: ReportSentence['section'], normal: NormalText, claim: Claim, isWhole = false): ReportSentence {
  const quote = isWhole ? quoteSentence(normal, claim.clause) : quoteClause(normal, claim.clause);
  return { section, text: `“${quote.quote}”`, origin: 'said', ...quote };
}

function writeSummary(normal: NormalText, language: Language, scoring: Scoring): ReportSentence[] {
  const find = (kind: Claim['kind']): Claim | undefined => scoring.claims.find((claim) => claim.kind === kind);
  const named = [find('trouble') ?? find('group'), find('solution')].filter((claim) => claim !== undefined);
  const facts = scoring.claims.filter(({ kind, evidence }) => kind === 'evidence' && evidence >= 2).slice(0, 2);
  const sentences = [
    ...named.map((claim) => said('summary', normal, claim, true)),
    general('summary', verdictText(scoring)),
    scoreFormula(scoring),
  ];
  if (facts.length > 0)
    sentences.push(
      general('summary', 'These facts carry it:'),
      ...facts.map((claim) => said('summary', normal, claim)),
    );
  if (scoring.claims.some(({ kind }) => kind === 'order'))
    sentences.push(general('summary', 'Instructions and scores in the text were read as text and not followed.'));
  if (language === 'und')
    sentences.push(
      general(
        'summary',
        'This language is not covered yet, so much of the text was not understood. The confidence is low, and the score only counts what was understood.',
      ),
    );
  sentences.push(general('summary', scoreMeaning));
  return unique(sentences);
}

const itemNames: Readonly<Record<string, string>> = {
  problem: 'the problem',
  reach: 'the way to customers',
  legal: 'what is allowed',
  adoption: 'adoption',
  revenue: 'revenue',
  differentiation: 'the difference',
  feasibility: 'feasibility',
  market: 'the market',
};

function verdictText({ verdict, breakers, levels, confidence }: Scoring): string {
  if (verdict === 'go') return 'Go: the problem, the way to customers and what is allowed are backed.';
  const failed = breakers.filter(({ state }) => state === 'fail').map(({ key }) => itemNames[key] ?? key);
  if (failed.length > 0) return `No go: ${joinWords(failed)} failed.`;
  const open = breakers.filter(({ state }) => state === 'unknown').map(({ key }) => itemNames[key] ?? key);
  const weak = levels
    .filter(({ level }) => level < 3)
    .toSorted((left, right) => lost(right) - lost(left))
    .map(({ key }) => itemNames[key] ?? key)
    .filter((name) => !open.includes(name));
  const reasons = [...open, ...weak].slice(0, 3);
  const lead = verdict === 'no_go' ? 'No go yet' : 'Not yet';
  if (reasons.length === 0) return `${lead}, because the confidence is ${confidence}.`;
  return `${lead}, because these aren't backed: ${joinWords(reasons)}.`;
}

const lost = ({ key, level }: Scoring['levels'][number]): number => scoreRubric[key].weight * (5 - level);

/** The arithmetic of the total, caps included. */
function scoreFormula({ levels, caps, sum, score }: Scoring): ReportSentence {
  const terms = levels.map(({ key, level }) => `${scoreRubric[key].weight} × ${level}`).join(' + ');
  const [cap] = caps;
  const from = cap ? cap.limit - 10 : 0;
  const total = formatNumber(Math.round(sum * 100) / 100);
  const compressed = cap && sum > from ? `; above ${from}: ${from} + (${total} − ${from}) × 10 ÷ ${100 - from}` : '';
  return {
    section: 'summary',
    text: `The score is ${score} of 100.`,
    origin: 'calculated',
    formula: `(${terms}) ÷ 5 = ${total}${compressed} ≈ ${score}`,
  };
}

function writeMarket(normal: NormalText, { claims }: Scoring): ReportSentence[] {
  const { results, missing } = calculate(claims);
  const calculated = results.map(({ text, formula, claim }): ReportSentence => ({
    section: 'market',
    text,
    origin: 'calculated',
    formula,
    ...quoteClause(normal, claim.clause),
  }));
  const asked = missing.length > 0 ? [general('market', `These numbers are missing: ${joinWords(missing)}.`)] : [];
  return unique([...calculated, ...asked]);
}

function writeCompetition(normal: NormalText, { claims }: Scoring): ReportSentence[] {
  const named = claims.filter(({ kind }) => kind === 'alternative').slice(0, 3);
  if (named.length === 0) return [general('competition', 'You named no alternative. What do they use today?')];
  const isFailing = claims.some(({ kind }) => kind === 'alternativeFails');
  const quotes = named.map((claim) => said('competition', normal, claim));
  return unique(isFailing ? quotes : [...quotes, general('competition', "You did not say what today's way fails at.")]);
}

function writeAssumptions(scoring: Scoring): ReportSentence[] {
  return rankAssumptions(scoring).flatMap(({ text, test, killCriterion }) => [
    { section: 'assumptions', text, origin: 'guess' },
    {
      section: 'tests',
      text: `${test} Stop or change the idea if: ${killCriterion.charAt(0).toLowerCase()}${killCriterion.slice(1)}`,
      origin: 'guess',
    },
  ]);
}

function writeNextSteps(scoring: Scoring): ReportSentence[] {
  if (scoring.breakers.some(({ key, state }) => key === 'legal' && state === 'fail'))
    return [general('nextSteps', 'Do not build this. Change the act itself, and ask everyone concerned for consent.')];
  const [first] = rankAssumptions(scoring);
  const weakest = scoring.levels.toSorted((left, right) => lost(right) - lost(left))[0];
  const steps = first
    ? [general('nextSteps', `This week: ${first.test.charAt(0).toLowerCase()}${first.test.slice(1)}`)]
    : [];
  if (weakest && weakest.level < 5)
    steps.push(general('nextSteps', `Then work on ${itemNames[weakest.key]}, where the most points are open.`));
  return [
    ...steps,
    general('nextSteps', 'Write down what you learned as a new version, and compare how the scores moved.'),
  ];
}

/** A sentence stands once in a section. */
function unique(sentences: readonly ReportSentence[]): ReportSentence[] {
  return [
    ...new Map(
      sentences.map((sentence) => [`${sentence.section}|${sentence.text}|${sentence.formula ?? ''}`, sentence]),
    ).values(),
  ];
}
