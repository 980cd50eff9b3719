import { analysisLimits, type AnalysisQuestion, type Assumption } from '../../../../../shared/contracts/analysis';
import { regulatedSignals, scoreRubric, type Signal } from '../../../../../shared/analysisRubric';
import type { Scoring } from '../scoring/score';
import { harmQuestions, questionBank } from './questionBank';
import { riskBank, type Risk } from './riskBank';

/** The questions with the most points at stake. What the text answers is not asked. */
export function chooseQuestions({ levels, claims, legal, sum, score }: Scoring): AnalysisQuestion[] {
  if (legal.harm) return harmQuestions.map((question) => ({ ...question, points: Math.round(sum) - score }));
  const stated = new Set<string>(claims.map(({ kind }) => kind));
  const best = claims.reduce((most, claim) => (claim.kind === 'evidence' ? Math.max(most, claim.evidence) : most), 0);
  const isAnswered = (signal: Signal | 'evidence'): boolean => {
    if (signal === 'evidence') return best >= 3;
    if (!legal.regulated && regulatedSignals.includes(signal)) return true;
    return stated.has(signal);
  };
  const asked = new Map<string, number>();
  return questionBank
    .filter(({ signal }) => !isAnswered(signal))
    .map((question) => {
      const level = levels.find(({ key }) => key === question.key)?.level ?? 0;
      const order = asked.get(question.key) ?? 0;
      asked.set(question.key, order + 1);
      return {
        ...question,
        rank: (gain(level) * scoreRubric[question.key].weight) / 5 / (1 + order),
        points: pointsOf(question.key, level),
      };
    })
    .toSorted((left, right) => right.rank - left.rank || left.id.localeCompare(right.id))
    .slice(0, analysisLimits.questions)
    .map(({ id, key, text, why, points }) => ({ id, key, text, why, points }));
}

/** What the step to the next whole levels can add. */
const gain = (level: number): number => Math.min(5 - level, 2);

const pointsOf = (key: keyof typeof scoreRubric, level: number): number =>
  Math.round((scoreRubric[key].weight * gain(level)) / 5);

/** The three riskiest assumptions: severity × doubt ÷ cost of the test. */
export function rankAssumptions(scoring: Scoring): Assumption[] {
  return riskBank
    .filter((risk) => applies(risk, scoring))
    .map((risk) => ({ ...risk, doubt: doubtOf(risk, scoring) }))
    .map((risk) => ({ ...risk, weight: (risk.severity * risk.doubt) / risk.cost }))
    .toSorted((left, right) => right.weight - left.weight || left.id.localeCompare(right.id))
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

function applies({ only, key }: Risk, { legal, claims }: Scoring): boolean {
  if (only === 'harmful') return legal.harm !== undefined;
  // Selling something harmful is not tested.
  if (legal.harm) return key === 'problem';
  if (only === 'regulated') return legal.regulated !== undefined || legal.refusal !== undefined;
  if (only === 'marketplace')
    return claims.some(({ clause }) =>
      clause.tokens.some(({ lemma }) => /^(?:marketplace|match|vermittlung|mercado)$/.test(lemma)),
    );
  return true;
}

/** 5 is nothing known, 0.5 is paid or counted. */
function doubtOf({ id, key }: Risk, { levels, claims, legal }: Scoring): number {
  const has = (kind: string): boolean => claims.some((claim) => claim.kind === kind);
  const level = levels.find((reading) => reading.key === key)?.level ?? 0;
  if (id === 'margin' && has('negativeMargin')) return 5;
  if (id === 'margin') return has('positiveMargin') ? 0.5 : has('priceNumber') ? 4 : 3;
  if (id === 'pay') return has('paidPrice') ? 0.5 : 5;
  if (id === 'act') return has('costCounted') ? 0.5 : 4;
  if (id === 'harm') return 5;
  if (id === 'allowed' && legal.refusal) return 5;
  if (id === 'allowed') return legal.regulated && !has('regulationAddressed') ? 5 : has('permission') ? 0.5 : 3;
  return Math.max(0.5, Math.round((5 - level) * 10) / 10);
}
