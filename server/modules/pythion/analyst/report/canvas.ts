import { canvasBlocks, type CanvasBlock, type CanvasEntry, type Quote } from '../../../../../shared/contracts/analysis';
import type { Claim } from '../claims/claim';
import type { NormalText } from '../text/normalise';
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
  const ranked = kinds
    .flatMap((kind) => quotes.rank(kind))
    .filter((claim) => claim.kind !== 'group' || quotes.segment.isOfCustomers(claim));
  const focused = ranked.filter((claim) => quotes.isFocused(claim));
  const shown = focused.length > 0 ? focused : ranked.slice(0, 1);
  const entries = new Map(
    shown.map((claim) => {
      const quote = quoteClaim(normal, claim);
      return [quote.start, quote] as const;
    }),
  );
  return [...entries.values()].filter(({ quote }) => quote !== '').slice(0, mostEntries);
}
