import type { BillingPeriod } from '../../../../../shared/contracts/analysis';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { has, hasAny } from '../text/token';
import { isFact, isOwnStatement, isVoid, makeClaim, states, type Claim } from './claim';
import { isSum } from './hearsay';
import { isAgentive } from './agentive';
import { distinct } from './margin';

/** The size of the market: a word, a figure, or a count of the segment with its source. */
export function readMarket(clause: Clause): Claim[] {
  return [...readSize(clause), ...readCount(clause), ...readSizeOfOne(clause)];
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
    isVoidCount(clause) ||
    isOurAccount(clause) ||
    isSizeOfOne(clause)
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
  // A report speaks for nobody's trouble, but it names whom it counts.
  if (isReport && count.unit) claims.push(makeClaim('group', clause, { subject: count.unit }));
  const isSourced = clause.context.some((token) => has(token, 'source'));
  return isSourced ? [...claims, makeClaim('countSource', clause, { quantity: count, evidence: 4 })] : claims;
}

/** "A care home has about 70 employees": how much one customer is, and not how many customers there are. */
const isSizeOfOne = ({ tokens, quantities }: Clause): boolean => {
  const verb = tokens.findIndex(
    ({ lemma, text }) => /^(?:have|employ|keep|run|own|use)$/.test(lemma) || /^(?:hat|tiene|有)$/.test(text),
  );
  return (
    verb > 0 &&
    tokens
      .slice(0, verb)
      .some(({ text }) =>
        /^(?:a|an|each|every|one|per|typical|average|ein|eine|jede[rs]?|cada|一个|一家|每家|每个)$/.test(text),
      ) &&
    quantities.filter(({ kind }) => kind === 'count').every(({ start }) => start > verb && start <= verb + 3)
  );
};

function readSizeOfOne(clause: Clause): Claim[] {
  const count = clause.quantities.find(({ kind, unit }) => kind === 'count' && unit !== undefined);
  return count && isFact(clause) && isSizeOfOne(clause) ? [makeClaim('customerSize', clause, { quantity: count })] : [];
}

/** How often a price is paid in a year, by its period. */
const yearly: Readonly<Partial<Record<BillingPeriod, number>>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };

/** "420 dairies × €250 × 12 = €1.26 million": the product as a formula, or an amount that is the product of what is stated. */
export function readCalculatedSize(clauses: readonly Clause[], claims: readonly Claim[]): Claim[] {
  const counts = amountsOf(claims, 'segmentCount');
  const prices = amountsOf(claims, 'sizeFromPrice');
  const products = counts.flatMap((count) =>
    prices.flatMap(({ value, currency, period }) =>
      [1, period ? (yearly[period] ?? 1) : 1].map((times) => ({ value: count.value * value * times, currency })),
    ),
  );
  const isProduct = (amount: Quantity): boolean =>
    products.some(
      ({ value, currency }) => amount.currency === currency && Math.abs(value - amount.value) <= 0.03 * amount.value,
    );
  return clauses
    .filter(
      (clause) =>
        isOwnStatement(clause) &&
        isSize(clause) &&
        clause.quantities.some((quantity) => quantity.kind === 'money' && (isSum(clause) || isProduct(quantity))),
    )
    .map((clause) => makeClaim('sizeCalculated', clause));
}

const amountsOf = (claims: readonly Claim[], kind: Claim['kind']): Quantity[] =>
  distinct(claims.filter((claim) => claim.kind === kind)).flatMap(({ quantity }) => quantity ?? []);

/** "That makes 1.26 million a year", and not what was raised, paid or spent. */
const isSize = ({ tokens }: Clause): boolean =>
  !tokens.some(({ lemma }) => /^(?:raise|borrow|spend|pay|invest|cost|earn|owe|receive|get)$/.test(lemma));

/** "52 plumbers have an account": ours, and no census; not "an account with a bank". */
const isOurAccount = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      lemma === 'account' &&
      tokens.slice(Math.max(0, index - 3), index).some((token) => /^(?:have|open|hold)$/.test(token.lemma)) &&
      (tokens[index + 1]?.text !== 'with' || has(tokens[index + 2], 'own')),
  );

/** A count of what was used, sold or lost is no census. */
const isVoidCount = (clause: Clause): boolean =>
  (!isOwnStatement(clause) && clause.speaker !== 'report') || hasAny(clause.tokens, 'trouble', 'worse', 'sell');
