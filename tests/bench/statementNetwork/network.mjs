import { addGradients, addProduct, numbers } from './kernel.mjs';
import { parameter, throughRow } from './training.mjs';
import { dimensions } from '../../../scripts/wordVectors.mjs';

/**
 * The network that reads what a sentence states, and its training. Words become vectors, two layers of filters look at three
 * words each, the highest response of each filter goes through a layer of units to the labels, and the sentence's words, pairs
 * of words and traits go there directly. Random numbers come from a seeded generator: the same sentences give the same weights.
 */

export const shape = { width: 48, filters: 64, units: 64, places: 3 };
/** Words of a sentence that the network sees in training. */
export const longest = 60;
const drop = { pooled: 0.3, marks: 0.15, bag: 0.4, words: 0.2 };

/** A network that has learned nothing yet. */
export function create({ marks, bag, labels }, random) {
  const { width, filters, units, places } = shape;
  const network = {
    vectors: parameter(dimensions * width, 1 / Math.sqrt(dimensions), random),
    embeddingBias: parameter(width, 0, random),
    marks: parameter(marks * width, 0.1, random),
    first: parameter(places * width * filters, 1.3 / Math.sqrt(places * width), random),
    firstBias: parameter(filters, 0, random),
    second: parameter(places * filters * filters, 1.3 / Math.sqrt(places * filters), random),
    secondBias: parameter(filters, 0, random),
    hidden: parameter(2 * filters * units, 1 / Math.sqrt(2 * filters), random),
    hiddenBias: parameter(units, 0, random),
    output: parameter((2 * filters + units) * labels, 0.3 / Math.sqrt(units), random),
    outputBias: parameter(labels, 0, random),
    bag: parameter(bag * labels, 0, random),
  };
  network.outputBias.values.fill(-2);
  return network;
}

/** What the layers make of a sentence, and its gradients; `longest` words at most. */
const room = (size) => numbers(longest * size);
const words = room(shape.width);
const near = room(shape.filters);
const wide = room(shape.filters);
const wordsBack = room(shape.width);
const nearBack = room(shape.filters);
const wideBack = room(shape.filters);
const pooled = numbers(2 * shape.filters);
const back = numbers(2 * shape.filters);
const inner = numbers(shape.units);
const innerBack = numbers(shape.units);
const vectorBack = numbers(dimensions);
const one = numbers(1).fill(1);

/** Calls `read` with the places of the words that a filter sees, and the row of its weights for each. */
function forWindow(count, word, distance, size, read) {
  const { filters, places } = shape;
  for (let place = 0; place < places; place++) {
    const source = word + (place - 1) * distance;
    if (source >= 0 && source < count) read(source * size, place * size * filters);
  }
}

function convolve(result, input, count, size, layer, bias, distance) {
  const { filters } = shape;
  for (let word = 0; word < count; word++) {
    result.set(bias.values, word * filters);
    forWindow(count, word, distance, size, (inputAt, layerAt) =>
      addProduct(result, word * filters, filters, input, inputAt, size, layer.values, layerAt),
    );
  }
  for (let at = 0; at < count * filters; at++) if (result[at] < 0) result[at] = 0;
}

const always = { mark: () => true, item: () => true, word: () => true, pooled: () => 1, unit: () => 1 };

/** What each layer makes of a sentence. `keep` leaves parts out, so that no single one decides. */
function forward(network, row, keep) {
  const { width, filters, units } = shape;
  const { labels } = row.sizes;
  const count = row.words.length;
  for (let word = 0; word < count; word++) {
    words.set(network.embeddingBias.values, word * width);
    const { vector, marks } = row.words[word];
    if (vector && keep.word(word))
      addProduct(words, word * width, width, vector, 0, dimensions, network.vectors.values, 0);
    for (const mark of marks)
      if (keep.mark(mark)) addProduct(words, word * width, width, one, 0, 1, network.marks.values, mark * width);
  }
  convolve(near, words, count, width, network.first, network.firstBias, 1);
  convolve(wide, near, count, filters, network.second, network.secondBias, 2);
  pooled.fill(0);
  const places = new Int32Array(2 * filters).fill(-1);
  for (const [part, layer] of [near, wide].entries())
    for (let word = 0; word < count; word++)
      for (let filter = 0; filter < filters; filter++)
        if (layer[word * filters + filter] > pooled[part * filters + filter]) {
          pooled[part * filters + filter] = layer[word * filters + filter];
          places[part * filters + filter] = word;
        }
  const masks = Float32Array.from(pooled, (_, index) => keep.pooled(index));
  for (let at = 0; at < pooled.length; at++) pooled[at] *= masks[at];
  inner.set(network.hiddenBias.values);
  addProduct(inner, 0, units, pooled, 0, pooled.length, network.hidden.values, 0);
  const unitMasks = Float32Array.from(inner, (_, index) => keep.unit(index));
  for (let at = 0; at < units; at++) inner[at] = inner[at] > 0 ? inner[at] * unitMasks[at] : 0;
  const sums = Float32Array.from(network.outputBias.values);
  for (const [index, value] of [...pooled, ...inner].entries())
    if (value !== 0)
      for (let label = 0; label < labels; label++) sums[label] += value * network.output.values[index * labels + label];
  for (const [index, { item, scale }] of row.bag.entries())
    if (keep.item(index))
      for (let label = 0; label < labels; label++) sums[label] += scale * network.bag.values[item * labels + label];
  return { places, masks, unitMasks, odds: sums.map((sum) => 1 / (1 + Math.exp(-sum))) };
}

/** The probability of each label. */
export const predict = (network, row) => forward(network, row, always).odds;

/** Adds a sentence's gradients. */
function backward(network, row, keep, { places, masks, unitMasks, odds }) {
  const { width, filters, units } = shape;
  const { labels } = row.sizes;
  const count = row.words.length;
  const errors = odds.map((odd, label) => (row.known[label] ? (odd - row.truth[label]) * row.weight : 0));
  for (let label = 0; label < labels; label++) network.outputBias.gradients[label] += errors[label];
  for (let at = 0; at < units; at++) {
    innerBack[at] =
      inner[at] === 0
        ? 0
        : throughRow(network.output, (pooled.length + at) * labels, inner[at], errors) * unitMasks[at];
    network.hiddenBias.gradients[at] += innerBack[at];
  }
  back.fill(0);
  addGradients(innerBack, 0, units, pooled, 0, back, pooled.length, network.hidden, 0);
  for (let at = 0; at < pooled.length; at++)
    back[at] =
      pooled[at] === 0 ? 0 : (back[at] + throughRow(network.output, at * labels, pooled[at], errors)) * masks[at];
  for (const [index, { item, scale }] of row.bag.entries())
    if (keep.item(index))
      for (let label = 0; label < labels; label++)
        network.bag.gradients[item * labels + label] += scale * errors[label];
  for (const [part, size] of [
    [wideBack, filters],
    [nearBack, filters],
    [wordsBack, width],
  ])
    part.fill(0, 0, count * size);
  for (let filter = 0; filter < filters; filter++)
    if (places[filters + filter] >= 0) wideBack[places[filters + filter] * filters + filter] = back[filters + filter];
  throughFilters(wideBack, network.second, network.secondBias, near, nearBack, count, filters, 2);
  for (let filter = 0; filter < filters; filter++)
    if (places[filter] >= 0) nearBack[places[filter] * filters + filter] += back[filter];
  for (let at = 0; at < count * filters; at++) if (near[at] === 0) nearBack[at] = 0;
  throughFilters(nearBack, network.first, network.firstBias, words, wordsBack, count, width, 1);
  for (let word = 0; word < count; word++) {
    const { vector, marks } = row.words[word];
    addProduct(network.embeddingBias.gradients, 0, width, one, 0, 1, wordsBack, word * width);
    for (const mark of marks)
      if (keep.mark(mark)) addProduct(network.marks.gradients, mark * width, width, one, 0, 1, wordsBack, word * width);
    if (vector && keep.word(word))
      addGradients(wordsBack, word * width, width, vector, 0, vectorBack, dimensions, network.vectors, 0);
  }
}

/** Through the windows of words that filters saw. */
function throughFilters(errors, layer, bias, input, inputBack, count, size, distance) {
  const { filters } = shape;
  for (let word = 0; word < count; word++) {
    const own = errors.subarray(word * filters, (word + 1) * filters);
    if (!own.some((error) => error !== 0)) continue;
    addProduct(bias.gradients, 0, filters, one, 0, 1, errors, word * filters);
    forWindow(count, word, distance, size, (inputAt, layerAt) =>
      addGradients(errors, word * filters, filters, input, inputAt, inputBack, size, layer, layerAt),
    );
  }
}

/** Adds the gradients of a sentence, of which some parts take no part this time. */
export function learn(network, row, random) {
  const keep = dropOut(row, random);
  backward(network, row, keep, forward(network, row, keep));
}

/** Which parts of a sentence take part this time. */
function dropOut(row, random) {
  const { pooled, marks, bag, words } = drop;
  const kept = new Map();
  const items = row.bag.map(() => random() >= bag);
  const vectors = row.words.map(() => random() >= words);
  return {
    mark: (mark) => {
      if (!kept.has(mark)) kept.set(mark, random() >= marks);
      return kept.get(mark);
    },
    item: (index) => items[index],
    word: (index) => vectors[index],
    pooled: () => (random() < pooled ? 0 : 1 / (1 - pooled)),
    unit: () => (random() < pooled ? 0 : 1 / (1 - pooled)),
  };
}
