import { brotliDecompressSync } from 'node:zlib';
import { SpellingIndex } from '../text/spelling';
import { bagOf, type SentenceFeatures, type WordFeatures } from './features';
import { statementLabels, type StatementLabel } from './labels';
import { compiledNetwork } from './statementNetwork.generated';

type Table = { rows: Map<string, number>; values: Float32Array };
type Network = {
  words: Table;
  marks: Table;
  bag: Table;
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
  hidden: Float32Array;
  hiddenBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
  embeddingBias: Float32Array;
};

const { width, filters } = compiledNetwork.shape;

let loaded: Network | undefined;
let spelling: SpellingIndex | undefined;

/** Unpacked with the first text: whole steps, each table with its own step. */
function load(): Network {
  const { tables, layers } = compiledNetwork;
  const unzip = (text: string): Buffer => brotliDecompressSync(Buffer.from(text, 'base64'));
  const unpack = ({ bytes, step }: { bytes: string; step: number }): Float32Array => {
    const buffer = unzip(bytes);
    return Float32Array.from(new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length), (value) => value * step);
  };
  const unpackWide = ({ bytes, step }: { bytes: string; step: number }): Float32Array => {
    const buffer = unzip(bytes);
    return Float32Array.from({ length: buffer.length / 2 }, (_, at) => buffer.readInt16LE(at * 2) * step);
  };
  const table = ({ names, ...packed }: { names: string; bytes: string; step: number }): Table => ({
    rows: new Map(
      unzip(names)
        .toString()
        .split('\n')
        .map((name, index) => [name, index]),
    ),
    values: unpack(packed),
  });
  return {
    words: table(tables.words),
    marks: table(tables.marks),
    bag: table(tables.bag),
    first: unpackWide(layers.first),
    firstBias: unpackWide(layers.firstBias),
    second: unpackWide(layers.second),
    secondBias: unpackWide(layers.secondBias),
    hidden: unpackWide(layers.hidden),
    hiddenBias: unpackWide(layers.hiddenBias),
    output: unpackWide(layers.output),
    outputBias: unpackWide(layers.outputBias),
    embeddingBias: unpackWide(layers.embeddingBias),
  };
}

/** Longer sentences are read to this word. */
const mostWords = 120;

/** How likely a sentence states each label, 0 to 1. */
export type Odds = Readonly<Record<StatementLabel, number>>;

/**
 * How likely a sentence states each label, by a trained network: two layers of filters over three words, the highest
 * response of each, and weights of pairs of words. No clock, no randomness: the same features give the same odds.
 */
export function readOdds(features: SentenceFeatures): Odds {
  loaded ??= load();
  const { first, firstBias, second, secondBias, hidden, hiddenBias, output, outputBias } = loaded;
  const words = embed(loaded, features);
  const count = words.length / width;
  const near = convolve(words, count, width, first, firstBias, 1);
  const wide = convolve(near, count, filters, second, secondBias, 2);
  const pooled = new Float32Array(filters * 2);
  for (let at = 0; at < near.length; at++) {
    const filter = at % filters;
    pooled[filter] = Math.max(pooled[filter] ?? 0, near[at] ?? 0);
    pooled[filters + filter] = Math.max(pooled[filters + filter] ?? 0, wide[at] ?? 0);
  }
  const inner = Float32Array.from(hiddenBias);
  addProduct(inner, pooled, hidden);
  const sums = Float32Array.from(outputBias);
  const labels = statementLabels.length;
  addProduct(sums, pooled, output.subarray(0, filters * 2 * labels));
  addProduct(sums, inner.map(positive), output.subarray(filters * 2 * labels));
  for (const { name, scale } of bagOf(features)) addRow(loaded.bag, sums, loaded.bag.rows.get(name), scale);
  return Object.fromEntries(
    statementLabels.map((label, at) => [label, 1 / (1 + Math.exp(-(sums[at] ?? 0)))]),
  ) as Record<StatementLabel, number>;
}

const positive = (value: number): number => Math.max(0, value);

/** The vector of each word: what it means, and its marks. */
function embed({ words, marks, embeddingBias }: Network, { words: read }: SentenceFeatures): Float32Array {
  const count = Math.min(read.length, mostWords);
  const values = new Float32Array(count * width);
  for (let index = 0; index < count; index++) {
    const word = read[index];
    if (!word) continue;
    const own = values.subarray(index * width, (index + 1) * width);
    own.set(embeddingBias);
    const known = knownWord(words, word);
    addRow(words, own, words.rows.get(known), 1);
    const lemma = known === word.text ? word.lemma : known;
    for (const mark of [...word.marks, `word ${lemma}`]) addRow(marks, own, marks.rows.get(mark), 1);
  }
  return values;
}

/** The word, its lemma, or the one known word that differs by a letter. */
function knownWord({ rows }: Table, { text, lemma }: WordFeatures): string {
  if (rows.has(text) || text.startsWith('#')) return text;
  if (rows.has(lemma)) return lemma;
  spelling ??= new SpellingIndex(rows.keys());
  return spelling.correct(text) ?? text;
}

function addRow({ values }: Table, target: Float32Array, row: number | undefined, scale: number): void {
  if (row === undefined) return;
  const start = row * target.length;
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + (values[start + at] ?? 0) * scale;
}

/** A window of three words, `distance` apart. Negative sums are 0. */
function convolve(
  input: Float32Array,
  count: number,
  size: number,
  weights: Float32Array,
  bias: Float32Array,
  distance: number,
): Float32Array {
  const result = new Float32Array(count * filters);
  for (let word = 0; word < count; word++) {
    const sums = result.subarray(word * filters, (word + 1) * filters);
    sums.set(bias);
    for (let place = 0; place < 3; place++) {
      const source = word + (place - 1) * distance;
      if (source < 0 || source >= count) continue;
      addProduct(
        sums,
        input.subarray(source * size, (source + 1) * size),
        weights.subarray(place * size * filters, (place + 1) * size * filters),
      );
    }
    for (let at = 0; at < filters; at++) sums[at] = positive(sums[at] ?? 0);
  }
  return result;
}

/** Adds the product of a row and a matrix. */
function addProduct(target: Float32Array, row: Float32Array, matrix: Float32Array): void {
  const size = target.length;
  for (let index = 0; index < row.length; index++) {
    const value = row[index] ?? 0;
    if (value === 0) continue;
    const start = index * size;
    for (let at = 0; at < size; at++) target[at] = (target[at] ?? 0) + value * (matrix[start + at] ?? 0);
  }
}
