import { readInContext, toOdds, type Reading } from './context';
import { forBag, type SentenceFeatures } from './features';
import { statementLabels, type StatementLabel } from './labels';
import { addProduct, keepHighest, keepPositive } from './product';
import { compiledNetwork } from './statementNetwork.generated';
import { addNamed, unpackNetwork, type Network } from './unpack';
import { WordProducts } from './wordProducts';

const { filters } = compiledNetwork.shape;

/** Words of a window. */
const places = 3;

/** Longer sentences are read to this word. */
const mostWords = 120;

let loaded: { network: Network; products: WordProducts } | undefined;

/** Unpacked with the first text. */
function load(): NonNullable<typeof loaded> {
  if (loaded) return loaded;
  const network = unpackNetwork();
  loaded = { network, products: new WordProducts(network, filters) };
  return loaded;
}

/** How likely a sentence states each label, 0 to 1. */
export type Odds = Readonly<Record<StatementLabel, number>>;

/**
 * How likely each sentence of a text states each label, by a trained network: by itself, and beside the others. No clock, no
 * randomness: the same features give the same odds.
 */
export function readOdds(sentences: readonly SentenceFeatures[]): { alone: Odds[]; inContext: Odds[] } {
  const readings = sentences.map(readAlone);
  return {
    alone: readings.map(({ odds }) => nameOdds(odds)),
    inContext: readInContext(load().network, readings).map(nameOdds),
  };
}

/** A plain loop, because it is done for each sentence, and its properties are read more often than any other. */
function nameOdds(odds: Float64Array): Odds {
  const named = {} as Record<StatementLabel, number>;
  for (let at = 0; at < statementLabels.length; at++) {
    const label = statementLabels[at];
    if (label) named[label] = odds[at] ?? 0;
  }
  return named;
}

/**
 * What a sentence states by itself: two layers of filters over three words, the highest response of each, and weights of pairs of
 * words.
 */
export function readAlone(features: SentenceFeatures): Reading {
  const { network, products } = load();
  const { hidden, hiddenBias, output, outputBias, bag } = network;
  const near = convolveWords(network, products, features);
  const wide = convolve(near, network.second, network.secondBias, 2);
  const pooled = new Float64Array(filters * 2);
  keepHighest(pooled, 0, filters, near);
  keepHighest(pooled, filters, filters, wide);
  const units = hiddenBias.slice();
  addProduct(units, 0, units.length, pooled, 0, pooled.length, hidden, 0);
  keepPositive(units);
  const sums = outputBias.slice();
  addProduct(sums, 0, sums.length, pooled, 0, pooled.length, output, 0);
  addProduct(sums, 0, sums.length, units, 0, units.length, output, pooled.length * sums.length);
  forBag(features, (name, scale) => addNamed(sums, bag, name, scale));
  return { sums, odds: toOdds(sums), units };
}

/** The first layer: a window of three words next to each other. Negative sums are 0. */
function convolveWords({ firstBias }: Network, products: WordProducts, { words }: SentenceFeatures): Float64Array {
  const count = Math.min(words.length, mostWords);
  // A row before the first word and one after the last take what those add to neighbours that they don't have.
  const sums = repeat(firstBias, count + 2);
  for (const [at, word] of words.slice(0, count).entries()) products.addTo(sums, at * filters, word);
  const result = sums.subarray(filters, (count + 1) * filters);
  keepPositive(result);
  return result;
}

/** A window of three words, `distance` apart. Negative sums are 0. */
function convolve(input: Float64Array, weights: Float64Array, bias: Float64Array, distance: number): Float64Array {
  const count = input.length / filters;
  const result = repeat(bias, count);
  for (let word = 0; word < count; word++)
    for (let place = 0; place < places; place++) {
      const source = word + (place - 1) * distance;
      if (source < 0 || source >= count) continue;
      addProduct(result, word * filters, filters, input, source * filters, filters, weights, place * filters * filters);
    }
  keepPositive(result);
  return result;
}

/** The sums of each word before anything is added. */
function repeat(bias: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(bias.length * count);
  for (let at = 0; at < sums.length; at += bias.length) sums.set(bias, at);
  return sums;
}
