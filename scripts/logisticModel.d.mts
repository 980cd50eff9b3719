/** The features of a text: numbers, and the words that it has by their places in the weights. */
type Row = { dense: Float64Array; grams: Int32Array; scale: number; weight: number };

/**
 * Weights of the numbers, then of the words, then of what all rows share.
 * @param dense how many numbers each row has before its words
 * @param penalty of their squared weights
 */
export function fit(rows: readonly Row[], positive: Uint8Array, dense: number, penalty?: number): Float64Array;
