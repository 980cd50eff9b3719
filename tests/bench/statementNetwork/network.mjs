import { parameter, throughRow } from './training.mjs';

/**
 * The network that reads what a sentence states, and its training. Words become vectors, two layers of filters look at three
 * words each, the highest response of each filter goes through a layer of units to the labels, and the sentence's words, pairs
 * of words and traits go there directly. Random numbers come from a seeded generator: the same sentences give the same weights.
 */

export const shape = { width: 48, filters: 64, units: 64, places: 3 };
const drop = { pooled: 0.3, marks: 0.15, bag: 0.4, words: 0.2 };

/** A network that has learned nothing yet. */
export function create({ dimensions, marks, bag, labels }, random) {
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

/** Adds `row` × `matrix` to `target`, from the given places on. */
function addProduct(target, targetAt, size, row, rowAt, rowSize, matrix, matrixAt) {
  for (let index = 0; index < rowSize; index++) {
    const value = row[rowAt + index];
    if (value === 0) continue;
    const start = matrixAt + index * size;
    for (let at = 0; at < size; at++) target[targetAt + at] += value * matrix[start + at];
  }
}

function convolve(input, count, size, layer, bias, distance) {
  const { filters, places } = shape;
  const result = new Float32Array(count * filters);
  for (let word = 0; word < count; word++) {
    result.set(bias.values, word * filters);
    for (let place = 0; place < places; place++) {
      const source = word + (place - 1) * distance;
      if (source < 0 || source >= count) continue;
      addProduct(result, word * filters, filters, input, source * size, size, layer.values, place * size * filters);
    }
  }
  for (let at = 0; at < result.length; at++) if (result[at] < 0) result[at] = 0;
  return result;
}

const always = { mark: () => true, item: () => true, word: () => true, pooled: () => 1, unit: () => 1 };

/** What each layer makes of a sentence. `keep` leaves parts out, so that no single one decides. */
function forward(network, row, keep) {
  const { width, filters, units } = shape;
  const { labels } = row.sizes;
  const count = row.words.length;
  const words = new Float32Array(count * width);
  for (let word = 0; word < count; word++) {
    words.set(network.embeddingBias.values, word * width);
    const { vector, marks } = row.words[word];
    if (vector && keep.word(word))
      addProduct(words, word * width, width, vector, 0, vector.length, network.vectors.values, 0);
    for (const mark of marks)
      if (keep.mark(mark))
        for (let at = 0; at < width; at++) words[word * width + at] += network.marks.values[mark * width + at];
  }
  const near = convolve(words, count, width, network.first, network.firstBias, 1);
  const wide = convolve(near, count, filters, network.second, network.secondBias, 2);
  const pooled = new Float32Array(2 * filters);
  const places = new Int32Array(2 * filters).fill(-1);
  for (const [part, layer] of [near, wide].entries())
    for (let word = 0; word < count; word++)
      for (let filter = 0; filter < filters; filter++)
        if (layer[word * filters + filter] > pooled[part * filters + filter]) {
          pooled[part * filters + filter] = layer[word * filters + filter];
          places[part * filters + filter] = word;
        }
  const masks = pooled.map((_, index) => keep.pooled(index));
  for (let at = 0; at < pooled.length; at++) pooled[at] *= masks[at];
  const inner = Float32Array.from(network.hiddenBias.values);
  addProduct(inner, 0, units, pooled, 0, pooled.length, network.hidden.values, 0);
  const unitMasks = inner.map((_, index) => keep.unit(index));
  for (let at = 0; at < units; at++) inner[at] = inner[at] > 0 ? inner[at] * unitMasks[at] : 0;
  const sums = Float32Array.from(network.outputBias.values);
  addProduct(sums, 0, labels, pooled, 0, pooled.length, network.output.values, 0);
  addProduct(sums, 0, labels, inner, 0, units, network.output.values, pooled.length * labels);
  for (const [index, { item, scale }] of row.bag.entries())
    if (keep.item(index))
      for (let label = 0; label < labels; label++) sums[label] += scale * network.bag.values[item * labels + label];
  return {
    words,
    near,
    wide,
    pooled,
    places,
    masks,
    inner,
    unitMasks,
    odds: sums.map((sum) => 1 / (1 + Math.exp(-sum))),
  };
}

/** The probability of each label. */
export const predict = (network, row) => forward(network, row, always).odds;

/** Adds a sentence's gradients. */
function backward(network, row, keep, state) {
  const { width, filters, units, places: spots } = shape;
  const { labels } = row.sizes;
  const { words, near, wide, pooled, places, masks, inner, unitMasks, odds } = state;
  const count = row.words.length;
  const errors = odds.map((odd, label) => (row.known[label] ? (odd - row.truth[label]) * row.weight : 0));
  const back = new Float32Array(pooled.length);
  const innerBack = new Float32Array(units);
  for (let label = 0; label < labels; label++) network.outputBias.gradients[label] += errors[label];
  for (let at = 0; at < units; at++)
    if (inner[at] !== 0) {
      innerBack[at] = throughRow(network.output, (pooled.length + at) * labels, inner[at], errors) * unitMasks[at];
      network.hiddenBias.gradients[at] += innerBack[at];
    }
  for (let at = 0; at < pooled.length; at++)
    if (pooled[at] !== 0)
      back[at] =
        (throughRow(network.output, at * labels, pooled[at], errors) +
          throughRow(network.hidden, at * units, pooled[at], innerBack)) *
        masks[at];
  for (const [index, { item, scale }] of row.bag.entries())
    if (keep.item(index))
      for (let label = 0; label < labels; label++)
        network.bag.gradients[item * labels + label] += scale * errors[label];
  const nearBack = new Float32Array(near.length);
  const wordsBack = new Float32Array(words.length);
  /** Through a window of words that ended in one filter of one word. */
  const throughWindow = (layer, bias, input, inputBack, size, word, filter, gradient, distance) => {
    bias.gradients[filter] += gradient;
    for (let place = 0; place < spots; place++) {
      const source = word + (place - 1) * distance;
      if (source < 0 || source >= count) continue;
      for (let at = 0; at < size; at++) {
        const weight = (place * size + at) * filters + filter;
        layer.gradients[weight] += gradient * input[source * size + at];
        inputBack[source * size + at] += gradient * layer.values[weight];
      }
    }
  };
  for (let filter = 0; filter < filters; filter++) {
    const word = places[filters + filter];
    const gradient = back[filters + filter];
    if (word >= 0 && gradient !== 0 && wide[word * filters + filter] > 0)
      throughWindow(network.second, network.secondBias, near, nearBack, filters, word, filter, gradient, 2);
    if (places[filter] >= 0) nearBack[places[filter] * filters + filter] += back[filter];
  }
  for (let at = 0; at < near.length; at++)
    if (near[at] > 0 && nearBack[at] !== 0)
      throughWindow(
        network.first,
        network.firstBias,
        words,
        wordsBack,
        width,
        Math.floor(at / filters),
        at % filters,
        nearBack[at],
        1,
      );
  for (let word = 0; word < count; word++) {
    const { vector, marks } = row.words[word];
    for (let at = 0; at < width; at++) {
      const gradient = wordsBack[word * width + at];
      network.embeddingBias.gradients[at] += gradient;
      for (const mark of marks) if (keep.mark(mark)) network.marks.gradients[mark * width + at] += gradient;
      if (vector && keep.word(word))
        for (let d = 0; d < vector.length; d++) network.vectors.gradients[d * width + at] += vector[d] * gradient;
    }
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
