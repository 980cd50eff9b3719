/**
 * The layer that reads a sentence beside the others of its text, and its training. The network below it is done; parts of its
 * features are left out, because it knows the sentences that it was trained with better than any others. Random numbers come
 * from a seeded generator: the same sentences give the same weights.
 */
import { loadAnalyst } from '../../../scripts/analystData.mjs';
import { parameter, randomFrom, rateAt, shuffle, step, throughRow } from './training.mjs';
import { addProduct, keepPositive } from './product.mjs';
import { statementLabels } from './samples.mjs';

const { statedAlone, toOdds } = await loadAnalyst('network/context.ts');
const { contextRows } = await loadAnalyst('network/contextRows.ts');
const { allMarks } = await loadAnalyst('network/features.ts');
const { keyOfName } = await loadAnalyst('network/nameHash.ts');
const { readAlone } = await loadAnalyst('network/statementNetwork.ts');

const units = 192;
const labels = statementLabels.length;
const training = {
  epochs: 6,
  batch: 16,
  rate: 1e-3,
  decay: 0.02,
  drop: { words: 0.3, marks: 0.3, bag: 0.6, sentences: 0.25, units: 0.2 },
};

/**
 * Learns from the sentences of texts, each several times in another order.
 * @param samples `file`, `idea`, `features`, `labels`, `known` labels, `weight`
 * @returns weights of each layer
 */
export function trainContext(samples, seed = 1) {
  const random = randomFrom(seed);
  const texts = [...Map.groupBy(samples.map(withTruth), ({ text }) => text).values()];
  const inputs = readRows(texts[0].slice(0, 1), random)[0].row.length;
  const layer = {
    context: parameter(inputs * units, 0.05, random),
    contextBias: parameter(units, 0, random),
    contextOutput: parameter(units * labels, 0.02, random),
  };
  let steps = 0;
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    shuffle(texts, random);
    for (const batch of batchesOf(texts)) {
      for (const text of batch)
        for (const [index, reading] of readRows(text, random).entries()) learn(layer, text[index], reading, random);
      steps++;
      const rate = rateAt(training, epoch, steps);
      for (const part of Object.values(layer)) step(part, rate, training.decay, 0, part.values.length);
    }
  }
  return layer;
}

const withTruth = ({ file, idea, features, labels: stated, known, weight = 1 }) => ({
  text: `${file} ${idea}`,
  features,
  weight,
  truth: statementLabels.map((label) => Number(stated.includes(label))),
  known: statementLabels.map((label) => known.includes(label)),
});

/** Texts that together have at least as many sentences as a batch. */
function* batchesOf(texts) {
  let batch = [];
  let count = 0;
  for (const text of texts) {
    batch.push(text);
    count += text.length;
    if (count < training.batch) continue;
    yield batch;
    batch = [];
    count = 0;
  }
  if (batch.length > 0) yield batch;
}

/** No word, mark or pair of words has such a name. */
const leftOut = '#left out';

/** Features without some of their parts. */
function leaveOut({ words, grams, traits }, random) {
  const { drop } = training;
  const kept = new Map();
  const keeps = (mark) => {
    if (!kept.has(mark)) kept.set(mark, random() >= drop.marks);
    return kept.get(mark);
  };
  return {
    words: words.map((word) => ({
      text: random() < drop.words ? leftOut : word.text,
      lemma: keeps(`word ${word.lemma}`) ? word.lemma : leftOut,
      marks: allMarks(word).filter(keeps),
    })),
    grams: grams.filter(() => random() >= drop.bag).map(keyOfName),
    traits: traits.filter(() => random() >= drop.bag).map(keyOfName),
  };
}

/** What the layer sees of each sentence of a text, and the sums that it adds to. */
function readRows(text, random) {
  const readings = text.map(({ features }) => readAlone(leaveOut(features, random)));
  const stated = readings.map(statedAlone);
  const seen = stated.map((own) => (random() < training.drop.sentences ? new Float64Array(own.length) : own));
  return contextRows(stated, seen).map((row, index) => ({ row, sums: readings[index].sums }));
}

/** Adds the gradients of a sentence. */
function learn({ context, contextBias, contextOutput }, { truth, known, weight }, { row, sums }, random) {
  const share = training.drop.units;
  const inner = Float64Array.from(contextBias.values);
  addProduct(inner, units, row, context.values);
  keepPositive(inner);
  const masks = inner.map(() => (random() < share ? 0 : 1 / (1 - share)));
  for (let at = 0; at < units; at++) inner[at] *= masks[at];
  const all = Float64Array.from(sums);
  addProduct(all, labels, inner, contextOutput.values);
  const errors = toOdds(all).map((odd, label) => (known[label] ? (odd - truth[label]) * weight : 0));
  const back = inner.map((unit, at) =>
    unit === 0 ? 0 : masks[at] * throughRow(contextOutput, at * labels, unit, errors),
  );
  for (let at = 0; at < units; at++) contextBias.gradients[at] += back[at];
  for (let index = 0; index < row.length; index++) {
    const value = row[index];
    if (value === 0) continue;
    const start = index * units;
    for (let at = 0; at < units; at++) context.gradients[start + at] += value * back[at];
  }
}
