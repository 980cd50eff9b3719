import { isCustomerWord, isMeasureWord } from '../../../../shared/customerWords';
import type { AnalysisFacts, BillingPeriod } from '../../../../shared/contracts/analysis';
import type { Claim } from './claims/claim';
import { costOfOne } from './claims/money/prospects';
import { fixedCostsIn } from './claims/money/fixedCost';
import { isSameGroup, payingGroupIn } from './payingGroup';
import { inCurrency } from './report/arithmetic/operands';
import { acquisitionOf, perPayer, priceClaim, quantitiesOf } from './report/arithmetic/tied';
import { chooseQuestions } from './report/guidance';
import type { QuoteChoice } from './report/quotes';
import { segmentInChinese } from './report/hanSegment';
import { writeSegment } from './report/groupName';
import { quoteClause, quoteSentence } from './report/texts';
import type { Scoring } from './scoring/score';
import type { NormalText } from './text/normalise';
import type { Quantity } from './text/quantities';
import { unitCostIn } from './unitCostFact';

/** What other domains take over. Only what the founder stated as a fact or a price. */
export function extractFacts(normal: NormalText, quotes: QuoteChoice, scoring: Scoring): AnalysisFacts {
  const claims = inCurrency(scoring.claims);
  const find = (kind: Claim['kind']): Claim | undefined => claims.find((claim) => claim.kind === kind);
  const priced = priceClaim(claims);
  const price =
    priced?.quantity &&
    perPayer({ claim: priced, quantity: priced.quantity }, quantitiesOf(claims, 'payingCustomers')).quantity;
  const churn = claims.find(
    ({ kind, quantity }) => kind === 'churn' && (quantity?.kind === 'percent' || quantity?.period),
  )?.quantity;
  const acquisition = acquisitionOf(claims)?.quantity;
  const counts = claims.flatMap(({ kind, quantity }) =>
    kind === 'payingCustomers' && quantity ? [quantity.value] : [],
  );
  return {
    solution: solutionOf(normal, quotes),
    segment: segmentOf(normal, quotes, claims),
    price: price?.currency ? { ...withPeriod(price), unit: unitOf(price) } : null,
    payingCustomers: counts.length > 0 ? Math.max(...counts) : null,
    unitCost: toAmount(unitCostIn(claims, priced)),
    acquisitionCost: toMoney(acquisition && { ...acquisition, value: costOfOne(acquisition) }),
    churn: churn ? { rate: churn.value / (churn.of ?? 100), period: churn.period ?? 'month' } : null,
    fixedCosts: toAmount(sumOf(fixedCostsIn(claims).map(({ quantity }) => quantity))),
    cash: toMoney(find('cash')?.quantity),
    people: find('people')?.quantity?.value ?? null,
    missingRoles: missingRolesOf(claims),
    questionToAsk: chooseQuestions(scoring)[0]?.text ?? null,
  };
}

/** What the price is for: "mixer". A customer who pays is none. */
const unitOf = ({ per }: Quantity): string | null =>
  per === undefined || per === 'each' || isCustomerWord(per) || isMeasureWord(per) ? null : per;

/** Who pays, where the text names them apart from whom the product is used by; else who has the trouble. */
function segmentOf(normal: NormalText, quotes: QuoteChoice, claims: readonly Claim[]): string | null {
  const offered = segmentInChinese(claims);
  if (offered !== undefined) return offered;
  const best = quotes.segment.best();
  const segment = best ? writeSegment(normal, best) : null;
  const paying = payingGroupIn(claims);
  return !paying || (segment !== null && isSameGroup(segment, paying.head))
    ? segment
    : normal.text.slice(paying.start, paying.end);
}

const sumOf = ([first, ...others]: readonly Quantity[]): Quantity | undefined =>
  first && { ...first, value: others.reduce((sum, { value }) => sum + value, first.value) };

/** A pitch of more characters is cut to the words that name the solution. */
const longestPitch = 300;

/** The sentence that says best what is offered: what it does, and not what was tried. */
function solutionOf(normal: NormalText, quotes: QuoteChoice): string | null {
  const sentenceOf = ({ clause }: Claim) => quoteSentence(normal, clause);
  const tried = new Set(quotes.rank('proof').map((claim) => sentenceOf(claim).start));
  const solutions = quotes.rank('solution');
  const claim = solutions.find((each) => !tried.has(sentenceOf(each).start)) ?? solutions[0];
  if (!claim) return null;
  const { quote } = sentenceOf(claim);
  if (quote.length <= longestPitch) return quote;
  const clauses = [claim, ...solutions].map(({ clause }) => quoteClause(normal, clause).quote);
  return clauses.find(({ length }) => length <= longestPitch) ?? clauses[0] ?? null;
}

/** Each role once, in the order of the text. */
function missingRolesOf(claims: readonly Claim[]): string[] {
  const missing = claims
    .filter(({ kind, subject }) => kind === 'missingRole' && subject)
    .toSorted((left, right) => left.clause.start - right.clause.start || placeOf(left) - placeOf(right));
  return [...new Set(missing.flatMap(({ subject }) => subject ?? []))];
}

const placeOf = ({ clause, subject = '' }: Claim): number =>
  clause.tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(' - ', '-')
    .indexOf(subject);

const toMoney = (quantity: Quantity | undefined): { amount: number; currency: string } | null =>
  quantity?.currency ? { amount: quantity.value, currency: quantity.currency } : null;

/** A quotient, as what one of several cost: 1.33, and not 1.333333. */
const inCents = (value: number): number => (value < 0.01 ? value : Math.round(value * 100) / 100);

const withPeriod = (quantity: Quantity): { amount: number; currency: string; period: BillingPeriod } => ({
  amount: quantity.divisor === undefined ? quantity.value : inCents(quantity.value),
  currency: quantity.currency ?? '',
  period: quantity.period ?? 'once',
});

const toAmount = (quantity: Quantity | undefined): ReturnType<typeof withPeriod> | null =>
  quantity?.currency ? withPeriod(quantity) : null;
