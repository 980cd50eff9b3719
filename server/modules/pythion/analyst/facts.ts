import type { AnalysisFacts, BillingPeriod } from '../../../../shared/contracts/analysis';
import type { Claim } from './claims/claim';
import { acquisitionOf, priceClaim } from './report/arithmetic/tied';
import { chooseQuestions } from './report/guidance';
import { quoteClause } from './report/texts';
import type { Scoring } from './scoring/score';
import type { NormalText } from './text/normalise';
import type { Quantity } from './text/quantities';

/** What other domains take over. Only what the founder stated as a fact or a price. */
export function extractFacts(normal: NormalText, scoring: Scoring): AnalysisFacts {
  const { claims } = scoring;
  const find = (kind: Claim['kind']): Claim | undefined => claims.find((claim) => claim.kind === kind);
  const quote = (kind: Claim['kind']): string | null => {
    const claim = find(kind);
    return claim ? quoteClause(normal, claim.clause).quote : null;
  };
  const price = priceClaim(claims)?.quantity;
  const churn = claims.find(
    ({ kind, quantity }) => kind === 'churn' && (quantity?.kind === 'percent' || quantity?.period),
  )?.quantity;
  const acquisition = acquisitionOf(claims)?.quantity;
  const counts = claims.flatMap(({ kind, quantity }) =>
    kind === 'payingCustomers' && quantity ? [quantity.value] : [],
  );
  return {
    solution: quote('solution'),
    segment: segmentOf(claims),
    price: price ? { ...withPeriod(price), unit: price.per && price.per !== 'each' ? price.per : null } : null,
    payingCustomers: counts.length > 0 ? Math.max(...counts) : null,
    unitCost: toAmount(find('unitCost')?.quantity),
    acquisitionCost: toMoney(acquisition && { ...acquisition, value: acquisition.value / (acquisition.among ?? 1) }),
    churn: churn ? { rate: churn.value / (churn.of ?? 100), period: churn.period ?? 'month' } : null,
    fixedCosts: toAmount(find('fixedCost')?.quantity),
    cash: toMoney(find('cash')?.quantity),
    people: find('people')?.quantity?.value ?? null,
    missingRoles: [
      ...new Set(claims.flatMap(({ kind, subject }) => (kind === 'missingRole' && subject ? [subject] : []))),
    ],
    questionToAsk: chooseQuestions(scoring)[0]?.text ?? null,
  };
}

/** The group that has the trouble, as it stands first in the text. */
function segmentOf(claims: readonly Claim[]): string | null {
  const groups = claims
    .filter(({ kind, subject }) => kind === 'group' && subject)
    .toSorted((left, right) => left.clause.start - right.clause.start);
  const troubled = new Set(claims.flatMap(({ kind, clause }) => (kind === 'trouble' ? [clause] : [])));
  const [first] = groups.filter(({ clause }) => troubled.has(clause));
  const inClause = groups.filter(({ clause }) => clause === (first ?? groups[0])?.clause);
  return inClause.toSorted((left, right) => placeOf(left) - placeOf(right))[0]?.subject ?? null;
}

const placeOf = ({ clause, subject = '' }: Claim): number =>
  clause.tokens
    .map(({ text }) => text)
    .join(' ')
    .indexOf(subject);

const toMoney = (quantity: Quantity | undefined): { amount: number; currency: string } | null =>
  quantity?.currency ? { amount: quantity.value, currency: quantity.currency } : null;

const withPeriod = (quantity: Quantity): { amount: number; currency: string; period: BillingPeriod } => ({
  amount: quantity.value,
  currency: quantity.currency ?? '',
  period: quantity.period ?? 'once',
});

const toAmount = (quantity: Quantity | undefined): ReturnType<typeof withPeriod> | null =>
  quantity ? withPeriod(quantity) : null;
