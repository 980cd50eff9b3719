import { canvasBlocks, type CanvasBlock, type CanvasEntry, type Quote } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import { phraseAt } from '../claims/people/phrase';
import { quoteOf, type NormalText } from '../text/normalise';
import { hasAny } from '../text/token';
import { isGroupInPassing, isOfTalk, isTodaysWay, mayBeSolution } from './otherKinds';
import type { QuoteChoice } from './quotes';
import { quoteClaim } from './showing';

/** The claims that fill each block of the lean canvas [6], the clearest first. */
const fillings: Readonly<Record<CanvasBlock, readonly Claim['kind'][]>> = {
  problem: ['costCounted', 'trouble'],
  customerSegments: ['group', 'segmentCount'],
  uniqueValue: ['measuredDifference', 'difference'],
  solution: ['solution'],
  channels: ['channelTried', 'channel'],
  revenueStreams: ['priceUnit', 'priceNumber', 'revenueIntent'],
  costStructure: ['unitCost', 'fixedCost', 'acquisitionCost'],
  keyMetrics: ['repeat', 'churn', 'payingCustomers'],
  unfairAdvantage: ['teamFits', 'permission'],
};

const mostEntries = 3;

/** Nine blocks in the founder's words. A block about which nothing was said is empty. */
export const fillCanvas = (normal: NormalText, quotes: QuoteChoice): CanvasEntry[] =>
  canvasBlocks.map((block) => ({ block, entries: entriesOf(normal, quotes, fillings[block]) }));

function entriesOf(normal: NormalText, quotes: QuoteChoice, kinds: readonly Claim['kind'][]): Quote[] {
  const named = kinds
    .flatMap((kind) => quotes.rank(kind))
    .filter((claim) => claim.kind !== 'group' || quotes.segment.isOfCustomers(claim));
  const fitting = named.filter((claim) => quotes.fits(claim) && !isCustomersInPassing(quotes, claim));
  const ranked = fitting.length > 0 ? fitting : named.filter((claim) => isOnlySolution(quotes, claim));
  const focused = withoutCosts(
    quotes,
    withoutHabits(
      quotes,
      ranked.filter((claim) => quotes.isFocused(claim) || isPriceOfOurs(quotes, claim)),
    ),
  );
  const shown = focused.length > 0 ? focused : ranked.slice(0, 1);
  const entries = new Map(
    shown.map((claim) => {
      const quote = quoteClaim(normal, claim);
      return [quote.start, quote] as const;
    }),
  );
  const quoted = withoutParts([...entries.values()].filter(({ quote }) => quote !== ''));
  const asked = quoted.length > 0 ? undefined : named.find(({ kind, clause }) => kind === 'group' && isOfTalk(clause));
  return asked ? nameOfGroup(normal, asked) : quoted.slice(0, mostEntries);
}

/** "Through the union we reach 400 clubs" counts those reached; "of the 143 silos in the register we stood in 21" counts them all. */
const isCustomersInPassing = (quotes: QuoteChoice, { kind, clause }: Claim): boolean => {
  const counts = clause.quantities.filter((quantity) => quantity.kind === 'count');
  const isNamed = kind === 'group' || (kind === 'segmentCount' && counts.length < 2 && counts.every(({ of }) => !of));
  return isNamed && isGroupInPassing(quotes.stated(clause));
};

/** What may be the solution is shown where nothing else is: something must be offered. */
const isOnlySolution = (quotes: QuoteChoice, { kind, clause }: Claim): boolean =>
  kind === 'solution' && mayBeSolution(quotes.stated(clause));

/** "Eight salons pay 19 euros a month, and no-shows fell": whatever else it states, its sum is what we take. */
const isPriceOfOurs = (quotes: QuoteChoice, { kind, clause, quantity }: Claim): boolean => {
  const { kinds } = quotes.stated(clause);
  const isOffered = clause.speaker === 'own' && kinds.has('solution');
  return kind.startsWith('price') && quantity !== undefined && (isOffered || kinds.has('payingCustomers'));
};

/** Beside "we let boxes at 12 a month", "a box costs 400" is more likely a cost. */
function withoutCosts(quotes: QuoteChoice, claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some((claim) => claim.clause.speaker === 'own' && isPriceOfOurs(quotes, claim))) return claims;
  const costs = new Set(claims.flatMap((claim) => (isPriceOfThing(claim) ? [claim.clause] : [])));
  return claims.filter(({ clause }) => !costs.has(clause));
}

/** "A box costs 400": without a word of who pays, or how often. */
const isPriceOfThing = ({ kind, clause, quantity }: Claim): boolean =>
  kind.startsWith('price') &&
  clause.speaker !== 'own' &&
  quantity !== undefined &&
  quantity.period === undefined &&
  quantity.per === undefined &&
  !hasAny(clause.tokens, 'pay', 'sell');

/** Today's way tells of a trouble last: another one comes before it, and then it isn't told twice. */
function withoutHabits(quotes: QuoteChoice, claims: readonly Claim[]): readonly Claim[] {
  const plain = claims.filter(({ kind, clause }) => kind !== 'trouble' || !isTodaysWay(quotes.stated(clause)));
  return plain.length > 0 ? plain : claims;
}

/** "We sell them at 35" is shown once, with or without what stands before it. */
const withoutParts = (entries: readonly Quote[]): Quote[] =>
  entries.filter(
    (entry) => !entries.some((other) => other !== entry && other.start <= entry.start && other.end >= entry.end),
  );

/** Of "we interviewed 31 shop owners", the owners: nothing else of the clause is about who they are. */
function nameOfGroup(normal: NormalText, asked: Claim): Quote[] {
  const { tokens } = asked.clause;
  const phrase = phraseAt(asked);
  const count = tokens.findIndex(({ pos }) => pos === 'num');
  const noun = tokens.findIndex(({ pos }, index) => index > count && pos === 'noun');
  const words = (phrase ? tokens.slice(phrase.at, phrase.end) : tokens.slice(Math.max(0, count), noun + 1)).filter(
    ({ text }) => !/^[家个位名户所间]$/.test(text),
  );
  return words.length === 0 ? [] : [quoteOf(normal, words[0]!.start, words.at(-1)!.end)];
}
