import { analysisLimits, type AnalysisQuestion, type Assumption } from '../../../../../shared/contracts/analysis';
import { regulatedSignal, scoreRubric, type Signal } from '../../../../../shared/analysisRubric';
import { applyCap, roundScore } from '../../../../../shared/analysisTotal';
import type { Claim } from '../claims/claim';
import { hasAny } from '../text/token';
import type { Scoring } from '../scoring/score';
import { mostOf } from '../scoring/levels';
import { harmQuestions, questionBank, type BankedQuestion } from './questionBank';
import { isSizeCalculated } from './arithmetic/calculate';
import { riskBank, type Risk } from './riskBank';
import { hasCustomers, isFactStated, isUsedAtPrice } from './statedFacts';

/**
 * The questions with the most points at stake. What the text answers is not asked, nor what moves nothing. Under a cap, an
 * answer may matter and add less than a point.
 */
export function chooseQuestions(scoring: Scoring): AnalysisQuestion[] {
  const { levels, claims, legal, sum, score, caps } = scoring;
  // What an answer adds doesn't undo the harm.
  if (legal.harm) return harmQuestions.map((question) => ({ ...question, points: 0 }));
  const stated = new Set<string>(claims.map(({ kind }) => kind));
  const best = claims.reduce((most, claim) => (claim.kind === 'evidence' ? Math.max(most, claim.evidence) : most), 0);
  const isAnswered = (signal: Signal | 'evidence'): boolean => {
    if (signal === 'evidence') return best >= 3;
    if (!legal.regulated && signal === regulatedSignal) return true;
    // "60 turned up, six were still posting": how many stayed is told.
    if (signal === 'repeat' && claims.some(({ kind, quantity }) => kind === 'churn' && quantity?.of !== undefined))
      return true;
    if (signal === 'sizeCalculated' && isSizeCalculated(claims)) return true;
    return stated.has(signal);
  };
  const asked = new Map<string, number>();
  return questionBank
    .filter(({ signal }) => !isAnswered(signal))
    .map((question) => {
      const level = levels.find(({ key }) => key === question.key)?.level ?? 0;
      const order = asked.get(question.key) ?? 0;
      asked.set(question.key, order + 1);
      const total = totalAfter(question, level, scoring);
      return {
        ...question,
        text:
          question.ifStated && isFactStated(question.ifStated.fact, claims) ? question.ifStated.text : question.text,
        rank: (total - applyCap(sum, caps[0]?.limit)) / (1 + order),
        points: roundScore(total) - score,
      };
    })
    .filter(({ rank, after = [] }) => rank > 0 && after.every((named) => stated.has(named)))
    .toSorted((left, right) => right.rank - left.rank || left.id.localeCompare(right.id))
    .slice(0, analysisLimits.questions)
    .map(({ id, key, text, why, points }) => ({ id, key, text, why, points }));
}

/** What the step to the next whole levels can add, below what holds the score. */
const gain = (level: number, most: number): number => Math.max(0, Math.min(most - level, 2));

/** The answers that end a cap. A failed deal-breaker is ended by no answer. */
const lifts: Readonly<Partial<Record<string, readonly BankedQuestion['signal'][]>>> = {
  nothingNamed: ['group', 'trouble'],
  opinionOnly: ['evidence', 'costCounted', 'realUse', 'repeat', 'paidPrice'],
  negativeMargin: ['positiveMargin'],
  regulatedWithoutPlan: ['regulationAddressed'],
};

/** The total with the best answer to a question, under the caps that the answer leaves. */
function totalAfter({ key, signal }: BankedQuestion, level: number, { sum, caps, claims }: Scoring): number {
  const cap = caps.find((applied) => !lifts[applied.key]?.includes(signal));
  return applyCap(sum + (scoreRubric[key].weight * gain(level, mostOf(key, claims))) / 5, cap?.limit);
}

/**
 * The three riskiest assumptions: severity × doubt ÷ cost of the test. Of equal ones, the first in the bank. What the text shows
 * fills up only for an idea that does harm: others always have three that it doesn't show.
 */
export function rankAssumptions(scoring: Scoring): Assumption[] {
  return riskBank
    .filter((risk) => applies(risk, scoring))
    .map((risk) => ({ ...risk, isShown: isShown(risk, scoring) }))
    .map((risk) => ({ ...risk, doubt: doubtOf(risk, scoring) }))
    .map((risk) => ({ ...risk, weight: (risk.severity * risk.doubt) / risk.cost }))
    .toSorted((left, right) => Number(left.isShown) - Number(right.isShown) || right.weight - left.weight)
    .slice(0, analysisLimits.assumptions)
    .map(({ id, text, test, killCriterion, severity, doubt, cost }, index) => ({
      rank: index + 1,
      risk: id,
      text,
      test,
      killCriterion,
      severity,
      doubt,
      cost,
    }));
}

const marketplaces: ReadonlySet<string> = new Set(['marketplace', 'match', 'vermittlung', 'mercado']);

function applies({ only, key }: Risk, { legal, claims }: Scoring): boolean {
  if (only === 'harmful') return legal.harm !== undefined;
  // Selling something harmful is not tested.
  if (legal.harm) return key === 'problem';
  if (only === 'used') return hasCustomers(claims);
  if (only === 'regulated') return legal.regulated !== undefined || legal.refusal !== undefined;
  if (only === 'marketplace')
    return [...new Set(claims.map(({ clause }) => clause))].some(({ tokens }) =>
      tokens.some(({ lemma }) => marketplaces.has(lemma)),
    );
  return true;
}

/** Evidence from which an assumption is none: counted or paid. */
const shownFrom = 4;

/** What is read in a figure, and not in what people did. */
const figures: ReadonlySet<string> = new Set(['positiveMargin', 'acquisitionCost', 'countSource', 'permission']);

const isDenied = ({ against }: Risk, { claims }: Scoring): boolean =>
  against !== undefined && claims.some(({ kind }) => kind === against);

function isShown(risk: Risk, scoring: Scoring): boolean {
  if (isDenied(risk, scoring)) return false;
  if (risk.id === 'trouble' && scoring.claims.some(isOfTalks)) return true;
  return scoring.claims.some(
    ({ kind, evidence }) =>
      (evidence >= shownFrom || figures.has(kind)) && (risk.shownBy as readonly string[]).includes(kind),
  );
}

/** As many talks as the test asks for: "11 hours a week lost on washing, I asked 14 of them". */
const isOfTalks = ({ kind, evidence, clause }: Claim): boolean =>
  kind === 'evidence' &&
  evidence >= 3 &&
  hasAny(clause.context, 'interview') &&
  clause.quantities.some((quantity) => quantity.kind === 'count' && quantity.value >= 10);

/** 5 is nothing known or a figure against it, 0.5 is paid or counted. */
function doubtOf(risk: Risk & { isShown: boolean }, scoring: Scoring): number {
  const { id, key } = risk;
  const { levels, claims, legal } = scoring;
  const has = (kind: string): boolean => claims.some((claim) => claim.kind === kind);
  if (isDenied(risk, scoring) || (id === 'allowed' && legal.refusal)) return 5;
  if (risk.isShown) return 0.5;
  const level = levels.find((reading) => reading.key === key)?.level ?? 0;
  // Before anybody uses it, whether it works and whether they pay come first.
  const isUsed = hasCustomers(claims);
  if (id === 'works' && !isUsed) return 5;
  if (id === 'margin') return isUsed && has('priceNumber') ? 4 : 3;
  if (id === 'pay') return isUsedAtPrice(claims) ? 2 : 5;
  if (id === 'harm') return 5;
  if (id === 'act') return has('costCounted') || isTodayPriced(claims) ? 0.5 : 4;
  if (id === 'allowed') return legal.regulated && !has('regulationAddressed') ? 5 : 3;
  return Math.max(0.5, Math.round((5 - level) * 10) / 10);
}

/** "Is paying some transport broker two hundred quid": today's way is told with what it costs. */
const isTodayPriced = (claims: Scoring['claims']): boolean =>
  claims.some(
    ({ kind, clause }) =>
      kind === 'alternative' &&
      clause.speaker !== 'own' &&
      (clause.quantities.some((quantity) => quantity.kind === 'money') ||
        clause.tokens.some(({ text }) => /^(?:quid|bucks|grand)$/.test(text))),
  );
