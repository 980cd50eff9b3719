import { addProduct, keepPositive } from './product';
import type { Network } from './unpack';

/** What a sentence states alone: the sum of each label, its odds, and the units that the sums come from. */
export type Reading = { sums: Float64Array; odds: Float64Array; units: Float64Array };

/**
 * How likely each sentence of a text states each label, beside the others: "nine were paying already" is no payment for what
 * isn't built. Their order counts for nothing, because people tell the same in many orders.
 */
export function readInContext(network: Network, readings: readonly Reading[]): Float64Array[] {
  const { context, contextBias, contextOutput } = network;
  const rows = contextRows(readings.map(statedAlone));
  return readings.map(({ sums }, index) => {
    const row = rows[index] ?? new Float64Array();
    const inner = Float64Array.from(contextBias);
    addProduct(inner, 0, inner.length, row, 0, row.length, context, 0);
    keepPositive(inner);
    const all = Float64Array.from(sums);
    addProduct(all, 0, all.length, inner, 0, inner.length, contextOutput, 0);
    return toOdds(all);
  });
}

export const toOdds = (sums: Float64Array): Float64Array => sums.map((sum) => 1 / (1 + Math.exp(-sum)));

/** Odds are 1 at most, units are larger. */
const unitScale = 0.3;

/** The odds and the units of a sentence, one after the other. */
export function statedAlone({ odds, units }: Pick<Reading, 'odds' | 'units'>): Float64Array {
  const stated = new Float64Array(odds.length + units.length);
  stated.set(odds);
  for (const [index, unit] of units.entries()) stated[odds.length + index] = unit * unitScale;
  return stated;
}

/**
 * Input rows of the layer, one for each sentence: what it states alone, the highest and the mean of what the others state, and
 * whether there are others.
 * @param seen what counts as the others' statements
 */
export function contextRows(
  sentences: readonly Float64Array[],
  seen: readonly Float64Array[] = sentences,
): Float64Array[] {
  const size = sentences[0]?.length ?? 0;
  const others = sentences.length - 1;
  const [sums, highest, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const stated of seen)
    for (let at = 0; at < size; at++) {
      const value = stated[at] ?? 0;
      const most = highest[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + value;
      highest[at] = Math.max(most, value);
      second[at] = Math.max(second[at] ?? 0, Math.min(most, value));
    }
  return sentences.map((own, index) => {
    const row = new Float64Array(3 * size + 1);
    row.set(own);
    if (others === 0) return row;
    row[3 * size] = 1;
    for (let at = 0; at < size; at++) {
      const value = seen[index]?.[at] ?? 0;
      row[size + at] = (value === highest[at] ? second[at] : highest[at]) ?? 0;
      row[2 * size + at] = ((sums[at] ?? 0) - value) / others;
    }
    return row;
  });
}
