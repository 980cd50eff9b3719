import type { Clause } from '../text/clause';
import { has, hasAny } from '../text/token';
import { isFact, isOwnStatement, isVoid, makeClaim, states, type Claim } from './claim';
import { isSum } from './hearsay';
import { isAgentive } from './agentive';

/** The size of the market: a word, a figure, or a count of the segment with its source. */
export function readMarket(clause: Clause): Claim[] {
  return [...readSize(clause), ...readCount(clause)];
}

function readSize(clause: Clause): Claim[] {
  if (isVoid(clause) || !states(clause, 'sizeNoun') || clause.modality !== 'fact') return [];
  const hasFigure = clause.quantities.some(({ kind }) => kind === 'money' || kind === 'percent');
  if (!hasFigure) return states(clause, 'size') ? [makeClaim('marketWord', clause)] : [];
  const claims = [makeClaim('sizeClaim', clause)];
  return hasAny(clause.tokens, 'people', 'place') ? [...claims, makeClaim('sizeDetail', clause)] : claims;
}

/** "The register lists 7,400 practices": many, and not what the founder did with them. */
function readCount(clause: Clause): Claim[] {
  const isReport = clause.speaker === 'report' && clause.modality === 'fact';
  if (!isFact(clause) && !isReport) return [];
  if (
    isSum(clause) ||
    hasAny(
      clause.tokens,
      'pay',
      'renew',
      'interview',
      'answer',
      'book',
      'cancel',
      'survey',
      'friends',
      'intend',
      'own',
    ) ||
    isVoidCount(clause)
  )
    return [];
  const count = clause.quantities.find(
    ({ kind, value, unit, end }) =>
      kind === 'count' &&
      value >= 50 &&
      (hasAny(clause.tokens.slice(end, end + 4), 'people', 'everyone') ||
        hasAny(
          clause.tokens.filter(({ lemma }) => lemma === unit),
          'people',
          'everyone',
        ) ||
        isAgentive(unit) ||
        (unit !== undefined && hasAny(clause.context, 'source') && !hasAny(clause.tokens, 'product', 'use'))),
  );
  const isCensus = clause.tokens.some(
    (token) =>
      has(token, 'source') || /^(?:there|exist|be|have|es|gibt|hay|有|live|operate|lebt|leben)$/.test(token.lemma),
  );
  if (!count || !isCensus) return [];
  const claims = [
    makeClaim('sizeClaim', clause),
    makeClaim('sizeDetail', clause),
    makeClaim('segmentCount', clause, { quantity: count, evidence: 1 }),
  ];
  const isSourced = clause.context.some((token) => has(token, 'source'));
  return isSourced ? [...claims, makeClaim('countSource', clause, { quantity: count, evidence: 4 })] : claims;
}

/** A count of what was used, sold or lost is no census. */
const isVoidCount = (clause: Clause): boolean =>
  (!isOwnStatement(clause) && clause.speaker !== 'report') || hasAny(clause.tokens, 'trouble', 'worse', 'sell');
