import { sumUp } from './contextRows';
import { addProduct, keepPositive } from './product';
import type { Network } from './unpack';

/** What a sentence states alone: the sum of each label, its odds, and the units that the sums come from. */
export type Reading = { sums: Float64Array; odds: Float64Array; units: Float64Array };

/**
 * How likely each sentence of a text states each label, beside the others: "nine were paying already" is no payment for what
 * isn't built. Their order counts for nothing, because people tell the same in many orders.
 */
export function readInContext(network: Network, readings: readonly Reading[]): Float64Array[] {
  const { contextOutput } = network;
  const stated = readings.map(statedAlone);
  const readInner = innerReader(network, stated);
  return stated.map((own, index) => {
    const inner = readInner(own);
    keepPositive(inner);
    const all = readings[index]!.sums.slice();
    addProduct(all, 0, all.length, inner, 0, inner.length, contextOutput, 0);
    return toOdds(all);
  });
}

/**
 * The inner sums of a sentence, as the products of its row of `contextRows` with the matrix of the layer. The mean of the others
 * is that of all without the sentence's own part, and their highest differs from that of all only where the sentence has it, so
 * that the products of both are computed once for a text.
 */
export function innerReader(
  { context, contextBias }: Pick<Network, 'context' | 'contextBias'>,
  sentences: readonly Float64Array[],
): (own: Float64Array) => Float64Array {
  const size = sentences[0]?.length ?? 0;
  const columns = contextBias.length;
  const others = sentences.length - 1;
  const block = size * columns;
  const shared = contextBias.slice();
  const ownMatrix = context.slice(0, block);
  if (others <= 0)
    return (own) => {
      const inner = shared.slice();
      addProduct(inner, 0, columns, own, 0, size, ownMatrix, 0);
      return inner;
    };
  const { sums, highest, second } = sumUp(sentences, size);
  addProduct(shared, 0, columns, highest, 0, size, context, block);
  addProduct(
    shared,
    0,
    columns,
    sums.map((sum) => sum / others),
    0,
    size,
    context,
    2 * block,
  );
  addProduct(shared, 0, columns, Float64Array.of(1), 0, 1, context, 3 * block);
  for (let at = 0; at < block; at++) ownMatrix[at] = (ownMatrix[at] ?? 0) - (context[2 * block + at] ?? 0) / others;
  return (own) => {
    const inner = shared.slice();
    addProduct(inner, 0, columns, own, 0, size, ownMatrix, 0);
    const less = own.map((value, at) => (value === highest[at] ? (second[at] ?? 0) - value : 0));
    addProduct(inner, 0, columns, less, 0, size, context, block);
    return inner;
  };
}

export const toOdds = (sums: Float64Array): Float64Array => sums.map((sum) => 1 / (1 + Math.exp(-sum)));

/** Odds are 1 at most, units are larger. */
const unitScale = 0.3;

/** The odds and the units of a sentence, one after the other. */
export function statedAlone({ odds, units }: Pick<Reading, 'odds' | 'units'>): Float64Array {
  const stated = new Float64Array(odds.length + units.length);
  stated.set(odds);
  for (let at = 0; at < units.length; at++) stated[odds.length + at] = (units[at] ?? 0) * unitScale;
  return stated;
}
