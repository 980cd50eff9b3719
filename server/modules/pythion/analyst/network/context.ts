import { sumUp } from './contextRows';
import { allocate, keepPositive, Matrix, type Numbers } from './kernel';
import type { ContextLayerName, Layers } from './unpack';

/** What a sentence states alone: the sum of each label, its odds, and the units that the sums come from. */
export type Reading = { sums: Float32Array; odds: Float64Array; units: Float32Array };

/**
 * How likely each sentence of a text states each label, beside the others: "nine were paying already" is no payment for what
 * isn't built. Their order counts for nothing, because people tell the same in many orders.
 */
export class ContextLayer {
  private readonly layers: Pick<Layers, ContextLayerName>;
  /** Numbers of the matrix of what a sentence states, and of each of those of the highest and of the mean of the others. */
  private readonly block: number;
  private readonly own: Matrix;
  private readonly highest: Matrix;
  private readonly mean: Matrix;
  private readonly hasOthers: Matrix;
  private readonly output: Matrix;
  private readonly row: Numbers;
  private readonly shared: Numbers;
  private readonly inner: Numbers;
  private readonly sums: Numbers;

  constructor(layers: Pick<Layers, ContextLayerName>) {
    const { context, contextBias, contextOutput } = layers;
    const columns = contextBias.length;
    const size = (context.length / columns - 1) / 3;
    const block = size * columns;
    this.layers = layers;
    this.block = block;
    this.own = new Matrix(context.subarray(0, block), size);
    this.highest = new Matrix(context.subarray(block, 2 * block), size);
    this.mean = new Matrix(context.subarray(2 * block, 3 * block), size);
    this.hasOthers = new Matrix(context.subarray(3 * block), 1);
    this.output = new Matrix(contextOutput, columns);
    this.row = allocate(size);
    this.shared = allocate(this.own.columns);
    this.inner = allocate(this.own.columns);
    this.sums = allocate(this.output.columns);
  }

  /** Odds of each sentence of a text. */
  read(readings: readonly Reading[]): Float64Array[] {
    const { sums, output } = this;
    const stated = readings.map(statedAlone);
    const readInner = this.innerReader(stated);
    return readings.map((reading, index) => {
      const inner = readInner(stated[index] ?? new Float64Array());
      keepPositive(inner, 0, inner.length);
      sums.set(reading.sums);
      output.addProduct(sums, 0, inner, 0);
      return toOdds(sums.slice(0, reading.sums.length));
    });
  }

  /**
   * The inner sums of a sentence, as the products of its row of `contextRows` with the matrix of the layer, until those of the
   * next one, or of another text, are read. The mean of the others is that of all without the sentence's own part, and their
   * highest differs from that of all only where the sentence has it, so that the products of both are computed once for a text.
   */
  innerReader(sentences: readonly Float64Array[]): (own: Float64Array) => Numbers {
    const { layers, block, row, shared, inner } = this;
    const { context, contextBias } = layers;
    const others = sentences.length - 1;
    shared.set(contextBias);
    const ownMatrix = context.slice(0, block);
    const { sums, highest, second } = sumUp(sentences, row.length);
    if (others > 0) {
      row.set(highest);
      this.highest.addProduct(shared, 0, row, 0);
      row.set(sums.map((sum) => sum / others));
      this.mean.addProduct(shared, 0, row, 0);
      row[0] = 1;
      this.hasOthers.addProduct(shared, 0, row, 0);
      for (let at = 0; at < block; at++) ownMatrix[at] = (ownMatrix[at] ?? 0) - (context[2 * block + at] ?? 0) / others;
    }
    this.own.fill(ownMatrix);
    return (own) => {
      inner.set(shared);
      row.set(own);
      this.own.addProduct(inner, 0, row, 0);
      if (others === 0) return inner;
      for (let at = 0; at < own.length; at++) row[at] = own[at] === highest[at] ? second[at]! - own[at]! : 0;
      this.highest.addProduct(inner, 0, row, 0);
      return inner;
    };
  }
}

export function toOdds(sums: Float32Array): Float64Array {
  const odds = new Float64Array(sums.length);
  for (let at = 0; at < sums.length; at++) odds[at] = 1 / (1 + Math.exp(-sums[at]!));
  return odds;
}

/** Odds are 1 at most, units are larger. */
const unitScale = 0.3;

/** The odds and the units of a sentence, one after the other. */
export function statedAlone({ odds, units }: Pick<Reading, 'odds' | 'units'>): Float64Array {
  const stated = new Float64Array(odds.length + units.length);
  stated.set(odds);
  for (let at = 0; at < units.length; at++) stated[odds.length + at] = (units[at] ?? 0) * unitScale;
  return stated;
}
