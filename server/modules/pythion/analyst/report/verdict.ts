import type { ReportSentence, ScoreKey } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { scoreRubric } from '../../../../../shared/analysisRubric';
import { isLosing } from '../scoring/levels';
import { missingParts, type Missing } from '../scoring/missingParts';
import type { Scoring } from '../scoring/score';
import type { Language } from '../text/language';
import type { Hints } from './hints';
import { isPayerTold } from './payer';
import { formatNumber, formatResult, formatList } from './texts';

/** The verdict with its reasons, the weightiest first. */
export function verdictText(scoring: Scoring, hints: Hints, language: Language): string {
  const { verdict, breakers, legal } = scoring;
  if (verdict === 'go') return `Go: the trouble is confirmed, a way to customers was tried, and ${lawText(scoring)}.`;
  const failed = breakers.filter(({ state }) => state === 'fail').map(({ key }) => key);
  const failures = {
    problem: 'your own figures speak against the problem',
    reach: 'by your own account, customers can’t be found or addressed',
    legal:
      legal.harm?.reason ??
      (legal.isDenied
        ? 'a license was refused, or what the text describes is forbidden'
        : 'it needs a license or has to follow a rule, and the text refuses to'),
  };
  if (failed.length > 0) return `No go: ${formatList(failed.map((key) => failures[key]))}.`;
  const lead = verdict === 'no_go' ? 'No go so far' : 'Not yet';
  const held = heldDown(scoring);
  const all = openPoints(scoring);
  // What a sentence may state is left out, unless nothing else is open: most texts do state it then.
  const unsaid = all.filter(({ kinds }) => !hints.has(...kinds));
  const open = (unsaid.length > 0 ? unsaid : all).slice(0, 3);
  const points = formatList(
    open.map(({ what }) => what),
    'or',
  );
  // Of a language that isn't covered, too little is read to say what the text shows.
  const unshown =
    language === 'und' || unsaid.length === 0 ? `we didn’t see ${points}` : `the text doesn’t show ${points}`;
  if (held) return `${lead}: ${held}.${open.length > 0 ? ` And ${unshown}.` : ''}`;
  return open.length > 0
    ? `${lead}: ${unshown}.`
    : `${lead}: every part is there, but too little of it was counted or paid.`;
}

/** What is known of the law. That no harm was seen makes nothing legal. */
function lawText({ claims, legal }: Scoring): string {
  if (claims.some(({ kind, evidence }) => kind === 'permission' && evidence >= 3)) return 'you have a permission';
  return legal.regulated ? 'you said how it is allowed' : 'nothing in the text speaks against the law';
}

/** What caps the total, if no missing part says it. A loss on each unit holds the revenue as well, however low the total is. */
function heldDown({ caps, sum }: Scoring): string | undefined {
  const texts: Partial<Record<string, string>> = {
    negativeMargin: 'by your own figures, a unit costs more than it earns',
    opinionOnly: 'nothing in the text goes beyond plans and opinions',
  };
  return caps.flatMap(({ key, limit }) => (key === 'negativeMargin' || sum > limit - 10 ? (texts[key] ?? []) : []))[0];
}

/** What the text does not show: open deal-breakers first, then the scores that cost the most points. */
function openPoints(scoring: Scoring): Missing[] {
  const { breakers, levels, claims, legal } = scoring;
  const has = (kind: Claim['kind']): boolean => claims.some((claim) => claim.kind === kind);
  const point = (what: string, ...kinds: Claim['kind'][]): Missing => ({ what, kinds });
  const open = breakers.flatMap(({ key, state }) => (state === 'unknown' ? [key] : []));
  const breakerPoints = {
    problem: !has('group')
      ? missingParts.group
      : !has('trouble')
        ? missingParts.trouble
        : point('that the trouble is real', 'costCounted'),
    reach: has('channelTried')
      ? missingParts.group
      : has('channel')
        ? point('that your way to customers works', 'channelTried')
        : missingParts.way,
    legal: legal.open
      ? point('that the permission is granted', 'permission')
      : legal.regulated
        ? missingParts.permission
        : missingParts.product,
  };
  const scorePoints: Record<ScoreKey, Missing | undefined> = {
    problem: open.includes('problem')
      ? undefined
      : point('how often the trouble happens or what it costs', 'frequencyOrCost'),
    adoption: open.includes('reach') ? undefined : point('how many customers you reach', 'channelTried'),
    revenue: isLosing(claims)
      ? undefined
      : !isPayerTold(claims)
        ? point('who pays', 'payer')
        : has('payer') || !has('priceUnit')
          ? point('what exactly customers pay for', 'priceUnit')
          : undefined,
    differentiation: has('alternative') ? point('where today’s way fails', 'alternativeFails') : missingParts.today,
    feasibility: !has('solution')
      ? missingParts.product
      : has('realUse')
        ? point('how it is allowed', 'permission', 'regulationAddressed')
        : point('that it works', 'proof', 'realUse'),
    market: missingParts.count,
  };
  const weak = levels
    .filter(({ level }) => level < 3)
    .toSorted((left, right) => lostPoints(right) - lostPoints(left))
    .flatMap(({ key }) => scorePoints[key] ?? []);
  const points = [...open.map((key) => breakerPoints[key]), ...weak];
  return [...new Map(points.map((each) => [each.what, each])).values()];
}

/** Weighted levels that are missing to 5. */
export const lostPoints = ({ key, level }: Scoring['levels'][number]): number => scoreRubric[key].weight * (5 - level);

/** Nothing for a whole number. A half is rounded down, which is written out. */
function roundedTo(total: number, score: number): string {
  if (total === score) return '';
  return total - score === 0.5 ? `, rounded down to ${score}` : ` ≈ ${score}`;
}

/** "= 47.5, rounded down to 47", or at once "≈ 48" for a total with more than two decimals. */
function cappedResult(capped: number, score: number): string {
  const result = formatResult(capped);
  return result.startsWith('=') ? `${result}${roundedTo(Math.round(capped * 100) / 100, score)}` : `≈ ${score}`;
}

/** The arithmetic of the total, with the cap that compressed it. */
export function scoreSentence({ levels, caps, sum, score }: Scoring): ReportSentence {
  const total = Math.round(sum * 100) / 100;
  const terms = levels.map(({ key, level }) => `${scoreRubric[key].weight} × ${level}`).join(' + ');
  const [cap] = caps;
  const from = cap ? cap.limit - 10 : 100;
  const sentence = { section: 'summary', origin: 'calculated' } as const;
  if (!cap || total <= from)
    return {
      ...sentence,
      text: `The score is ${score} of 100.`,
      formula: `(${terms}) ÷ 5 = ${formatNumber(total)}${roundedTo(total, score)}`,
    };
  const share =
    from === 0
      ? `${formatNumber(total)} × 10 ÷ 100`
      : `${from} + (${formatNumber(total)} − ${from}) × 10 ÷ ${100 - from}`;
  const capped = from + ((total - from) * 10) / (100 - from);
  return {
    ...sentence,
    text: `The score is ${score} of 100. Without the cap at ${cap.limit}, it would be ${formatNumber(total)}.`,
    formula: `(${terms}) ÷ 5 = ${formatNumber(total)}; what is above ${from} counts less: ${share} ${cappedResult(capped, score)}`,
  };
}
