import { canvasBlocks, type CanvasBlock, type CanvasEntry, type Quote } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import type { NormalText } from '../text/normalise';
import { quoteClause } from './texts';

/** The claims that fill each block of the lean canvas [6], most telling first. */
const fillings: Readonly<Record<CanvasBlock, readonly Claim['kind'][]>> = {
  problem: ['costCounted', 'trouble'],
  customerSegments: ['groupDetail', 'group', 'segmentCount'],
  uniqueValue: ['measuredDifference', 'difference', 'alternativeFails'],
  solution: ['solution'],
  channels: ['channelTried', 'channel'],
  revenueStreams: ['priceUnit', 'priceNumber', 'revenueIntent'],
  costStructure: ['unitCost', 'fixedCost', 'acquisitionCost'],
  keyMetrics: ['repeat', 'churn', 'payingCustomers'],
  unfairAdvantage: ['teamFits', 'permission'],
};

const mostEntries = 3;

/** Nine blocks in the founder's words. A block about which nothing was said is empty. */
export const fillCanvas = (normal: NormalText, claims: readonly Claim[]): CanvasEntry[] =>
  canvasBlocks.map((block) => ({ block, entries: entriesOf(normal, claims, fillings[block]) }));

function entriesOf(normal: NormalText, claims: readonly Claim[], kinds: readonly Claim['kind'][]): Quote[] {
  const quotes = new Map<number, Quote>();
  // Words that also name the trouble describe the segment best.
  const troubled = new Set(claims.flatMap(({ kind, clause }) => (kind === 'trouble' ? [clause] : [])));
  const ranked = claims.toSorted(
    (left, right) => Number(troubled.has(right.clause)) - Number(troubled.has(left.clause)),
  );
  for (const kind of kinds)
    for (const claim of kinds.includes('group') ? ranked : claims) {
      if (claim.kind !== kind || quotes.size >= mostEntries) continue;
      const quote = quoteClause(normal, claim.clause);
      if (quote.quote) quotes.set(quote.start, quote);
    }
  return [...quotes.values()];
}
