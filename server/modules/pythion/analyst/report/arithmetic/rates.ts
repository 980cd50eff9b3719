import { isAgentive } from '../../claims/people/agentive';
import type { Claim } from '../../claims/claim';
import { isBoughtThing } from '../../claims/money/roles/saleTotal';
import { countBefore } from '../../claims/customers/countBefore';
import { isComeback } from '../../claims/customers/comebacks';
import { isOfMost } from '../../claims/customers/mostLeft';
import { quoteOf, type NormalText } from '../../text/normalise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { has, isVerb, type Token } from '../../text/token';
import { formatNumber } from '../texts';
import type { Calculation } from './tied';

type Part = { value: number; of: number; claim: Claim; named: string };

/** Counts of a whole as rates: "14 of the 17 farmers", and "23 farms pay, and 21 of them renewed". */
export function ratesOf(normal: NormalText, claims: readonly Claim[]): Calculation[] {
  const seen = new Set<string>();
  const isLost = claims.some(({ kind }) => kind === 'nobodyStayed');
  return claims.flatMap((claim) => {
    // Most left, and the problem isn't spoken against: they leave for the day, or when a free version begins to cost something.
    if (claim.kind === 'churn' && !isLost && claim.quantity && isOfMost(claim.quantity)) return [];
    const part = claim.kind === 'evidence' || claim.kind === 'churn' ? partOf(normal, claim) : undefined;
    if (!part || isRestBesideLeavers(claim, claims)) return [];
    const { value, of, named } = part;
    if (seen.has(`${value}/${of}`)) return [];
    seen.add(`${value}/${of}`);
    const rate = (value / of) * 100;
    const isWhole = Number.isInteger(rate);
    const percent = `${formatNumber(Math.round(rate))}%`;
    const counted = `${formatNumber(value)} of ${formatNumber(of)}${named}`;
    return [
      {
        claim,
        text: `${leadOf(claim)}${counted} is ${isWhole ? '' : 'about '}${percent}.`,
        formula: `${formatNumber(value)} ÷ ${formatNumber(of)} ${isWhole ? '=' : '≈'} ${percent}`,
      },
    ];
  });
}

const isCounted = ({ quantity, clause }: Claim): boolean =>
  clause.quantities.some(({ kind, value }) => kind === 'count' && value === quantity?.value);

/** "Of the 20 that tested it, 12 still use it and 5 left": the text counts who left, and not all of the rest. */
const isRestBesideLeavers = (claim: Claim, claims: readonly Claim[]): boolean =>
  claim.kind === 'churn' &&
  !isCounted(claim) &&
  claims.some(
    (other) =>
      other.kind === 'churn' &&
      other.clause.sentence === claim.clause.sentence &&
      other.quantity?.of === claim.quantity?.of &&
      isCounted(other),
  );

const leadOf = ({ kind, clause }: Claim): string =>
  kind === 'churn'
    ? 'Customers who left: '
    : isComeback(clause) || clause.tokens.some((token) => has(token, 'renew') && !clause.negated.has(token))
      ? 'Customers who came back: '
      : '';

function partOf(normal: NormalText, claim: Claim): Part | undefined {
  const { quantity, clause, kind } = claim;
  if (quantity?.kind !== 'count') return undefined;
  const { tokens, context } = clause;
  if (quantity.of !== undefined) {
    const own = clause.quantities.find(({ of, value }) => of === quantity.of && value === quantity.value);
    const whole = own ? undefined : countBefore(context, tokens[quantity.start], quantity.value);
    const named = own ? nameOf(normal, tokens, own) : whole ? nameOf(normal, context, whole) : '';
    return { value: quantity.value, of: quantity.of, claim, named };
  }
  if (kind !== 'evidence' || !isSubset(clause, quantity)) return undefined;
  const whole = latestWhole(context, tokens[quantity.start], quantity.value);
  if (!whole || whole.value === quantity.value || isBoughtThing(context, whole)) return undefined;
  return { value: quantity.value, of: whole.value, claim, named: nameOf(normal, context, whole) };
}

/**
 * "22 families signed up, 17 came to the end of the year and 14 renewed": of those who were left to renew, the last that are
 * counted before.
 */
function latestWhole(
  context: Claim['clause']['context'],
  first: Token | undefined,
  atLeast: number,
): Quantity | undefined {
  const whole = countBefore(context, first, atLeast);
  const at = first ? context.indexOf(first) : -1;
  const later = readQuantities(context).findLast(
    ({ kind, unit, value, of, start, end }) =>
      whole !== undefined &&
      kind === 'count' &&
      unit === undefined &&
      of === undefined &&
      start >= whole.end &&
      end <= at &&
      value >= atLeast &&
      value < whole.value &&
      context[end]?.pos === 'verb' &&
      // "25 finished the term" left nothing.
      (!has(context[end], 'cancel', 'churn') || has(context[end], 'craft')) &&
      !/^(?:leave|quit)$/.test(context[end]?.lemma ?? ''),
  );
  return later ?? whole;
}

/** "21 of them", and "seven renewed" after "eight pay". */
function isSubset({ tokens }: Claim['clause'], { end, unit }: Quantity): boolean {
  const [next, following] = [tokens[end], tokens[end + 1]];
  const isOfThem =
    /^(?:of|von|de)$/.test(next?.text ?? '') && /^(?:them|these|those|ihnen|ellos|ellas)$/.test(following?.text ?? '');
  const isBare = unit === undefined || /^(?:davon|[家位个名])$/.test(unit);
  return isOfThem || (isBare && tokens.some((token) => isVerb(token) && has(token, 'renew')));
}

/** What is counted, in the founder's words: " farmers". */
function nameOf(
  normal: NormalText,
  tokens: Claim['clause']['tokens'] | Claim['clause']['context'],
  { end, unit }: Quantity,
) {
  const head = tokens.findIndex(({ lemma }, index) => index >= end && lemma === unit);
  const [first, last] = [tokens[end], tokens[head]];
  const isCounted = has(last, 'people', 'customer') || isAgentive(last?.lemma);
  return first && last && isCounted ? ` ${quoteOf(normal, first.start, last.end).quote}` : '';
}
