import { ContextLayer, toOdds, type Reading } from './context';
import { gramScale, traitScale, type SentenceFeatures } from './features';
import { allocate, keepHighest, keepPositive, Matrix, paddedLength, repeat } from './kernel';
import { statementLabels, type StatementLabel } from './labels';
import { compiledNetwork } from './statementNetwork.generated';
import { TableSum } from './tableSum';
import { unpackNetwork, type Network } from './unpack';
import { WordProducts } from './wordProducts';

const { filters, units } = compiledNetwork.shape;

/** Words of a window. */
const places = 3;

/** Longer sentences are read to this word. */
const mostWords = 120;

const labels = statementLabels.length;

let loaded: StatementNetwork | undefined;

/** Unpacked with the first text. */
const load = (): StatementNetwork => (loaded ??= new StatementNetwork(unpackNetwork()));

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
    inContext: load().context.read(readings).map(nameOdds),
  };
}

/** What a sentence states by itself. */
export const readAlone = (features: SentenceFeatures): Reading => load().read(features);

const noOdds = Object.fromEntries(statementLabels.map((label) => [label, 0])) as Record<StatementLabel, number>;

/** A plain loop into a copy of one shape, because its properties are read more often than any other. */
function nameOdds(odds: Float64Array): Odds {
  const named = { ...noOdds };
  for (let at = 0; at < labels; at++) named[statementLabels[at]!] = odds[at]!;
  return named;
}

/**
 * Two layers of filters over three words, the highest response of each, and weights of pairs of words. Everything between the
 * features and the odds is computed in the same places for each sentence.
 */
class StatementNetwork {
  readonly context: ContextLayer;
  private readonly layers: Network['layers'];
  private readonly products: WordProducts;
  private readonly bag: TableSum;
  /** The matrix of each place of a window of the second layer. */
  private readonly second: readonly Matrix[];
  private readonly hidden: Matrix;
  private readonly output: Matrix;
  private readonly firstBias = allocate(filters);
  private readonly secondBias = allocate(filters);
  // A row before the first word and one after the last take what those add to neighbours that they don't have.
  private readonly near = allocate((mostWords + 2) * filters);
  private readonly wide = allocate(mostWords * filters);
  /** The highest response of each filter, then the units of the hidden layer. */
  private readonly responses = allocate(filters * 2 + units);
  private readonly sums = allocate(paddedLength(labels));

  // The values of the bag are in the kernel then.
  constructor({ bag, ...network }: Network) {
    const { second, hidden, output, firstBias, secondBias } = network.layers;
    this.layers = network.layers;
    this.context = new ContextLayer(network.layers);
    this.products = new WordProducts(network, filters);
    this.bag = new TableSum(bag);
    this.second = Array.from(
      { length: places },
      (_, place) => new Matrix(second.subarray(place * filters * filters, (place + 1) * filters * filters), filters),
    );
    this.firstBias.set(firstBias);
    this.secondBias.set(secondBias);
    this.hidden = new Matrix(hidden, filters * 2);
    this.output = new Matrix(output, this.responses.length);
  }

  read(features: SentenceFeatures): Reading {
    const { responses, sums, layers } = this;
    const count = Math.min(features.words.length, mostWords);
    this.readWords(features, count);
    this.readWindows(count, 2);
    responses.fill(0);
    keepHighest(responses, 0, filters, this.near, filters, count);
    keepHighest(responses, filters, filters, this.wide, 0, count);
    responses.set(layers.hiddenBias, filters * 2);
    this.hidden.addProduct(responses, filters * 2, responses, 0);
    keepPositive(responses, filters * 2, units);
    sums.set(layers.outputBias);
    this.output.addProduct(sums, 0, responses, 0);
    this.bag.add(sums, features.grams, gramScale(features.grams.length));
    this.bag.add(sums, features.traits, traitScale);
    const own = sums.slice(0, labels);
    return { sums: own, odds: toOdds(own), units: responses.slice(filters * 2) };
  }

  /** The first layer: a window of three words next to each other. */
  private readWords({ words }: SentenceFeatures, count: number): void {
    const { near, products } = this;
    repeat(near, this.firstBias, count + 2);
    for (let at = 0; at < count; at++) {
      const word = words[at];
      if (word) products.addTo(near, at * filters, word);
    }
    keepPositive(near, 0, (count + 2) * filters);
  }

  /** The second layer: a window of three words that are `distance` apart. */
  private readWindows(count: number, distance: number): void {
    const { near, wide } = this;
    repeat(wide, this.secondBias, count);
    for (const [place, matrix] of this.second.entries())
      for (let word = 0; word < count; word++) {
        const source = word + (place - 1) * distance;
        if (source >= 0 && source < count) matrix.addProduct(wide, word * filters, near, (source + 1) * filters);
      }
    keepPositive(wide, 0, count * filters);
  }
}
