import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { shape } from '../tests/bench/statementNetwork/network.mjs';
import { quantize } from './quantize.mjs';

const vocabularySize = 24_000;
/** Rows whose weights are all smaller are left out. */
const leastWeight = 0.05;

const compress = (bytes) => brotliCompressSync(bytes).toString('base64');

/** One byte a number, for tables by name. */
function packTable(names, values) {
  const { step, whole } = quantize(values, 127, 0.9998);
  return { names: compress(Buffer.from(names.join('\n'))), step, bytes: compress(Int8Array.from(whole)) };
}

/** Two bytes a number, for the layers. */
export function packLayer(values) {
  const { step, whole } = quantize(values, 32_767);
  return { step, bytes: compress(new Uint8Array(Int16Array.from(whole).buffer)) };
}

/** Words of the vectors that texts use, and those of the sentences, with what the network makes of their vectors. */
function packWords(network, samples, vectors, vectorOf) {
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
  const size = weights.length / names.length;
  const kept = names
    .map((name, at) => ({ name, row: weights.subarray(at * size, (at + 1) * size) }))
    .filter(({ row }) => row.some((weight) => Math.abs(weight) > leastWeight));
  return packTable(
    kept.map(({ name }) => name),
    Float32Array.from(kept.flatMap(({ row }) => [...row])),
  );
}

/** Writes a trained network for the analyst. `names` are those of its marks and of its words, pairs of words and traits. */
export function packNetwork(network, names, samples, vectors, vectorOf) {
  const { width, filters, units } = shape;
  const layers = 'embeddingBias first firstBias second secondBias hidden hiddenBias output outputBias'.split(' ');
  const compiled = {
    shape: { width, filters, units },
    tables: {
      words: packWords(network, samples, vectors, vectorOf),
      marks: packTable([...names.marks.keys()], network.marks.values),
      bag: packBag([...names.bag.keys()], network.bag.values),
    },
    layers: Object.fromEntries(layers.map((name) => [name, packLayer(network[name].values)])),
  };
  const head =
    "// Compiled by scripts/statementNetwork.mjs. Words rest on GloVe's vectors (Pennington, Socher, Manning; PDDL 1.0).";
  fs.writeFileSync(
    new URL('../server/modules/pythion/analyst/network/statementNetwork.generated.ts', import.meta.url),
    `${head}\nexport const compiledNetwork = ${JSON.stringify(compiled)};\n`,
  );
}
