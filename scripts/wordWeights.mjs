import fs from 'node:fs';
import { fit, logit } from './logisticModel.mjs';
import { quantize, toBase64 } from './quantize.mjs';
import { dimensions } from './wordVectors.mjs';

/** What the content words and the pairs of words count beside each other. */
const [wordScale, gramScale] = [1.5, 3];
const folds = 5;

/** The features of a text for training: the mean of its words' vectors, and its words and pairs. */
export function readFeatures({ content, grams }, vectors) {
  const known = content.flatMap((word) => vectors.vectorOf(word.toLowerCase()) ?? []);
  const dense = new Float64Array(dimensions);
  const count = known.length / dimensions;
  for (const [index, value] of known.entries()) dense[index % dimensions] += (wordScale * value) / Math.max(1, count);
  return { dense, words: grams, content };
}

/** The words and pairs of words that occur in at least two groups. */
function indexGrams(rows) {
  const groups = new Map();
  for (const { words, group } of rows)
    for (const word of words) {
      const seen = groups.get(word);
      if (seen) seen.add(group);
      else groups.set(word, new Set([group]));
    }
  const kept = [...groups].filter(([, seen]) => seen.size > 1).map(([word]) => word);
  return new Map(kept.toSorted().map((word, index) => [word, index]));
}

function toRow({ dense, words, weight }, grams) {
  const found = Int32Array.from(words.filter((word) => grams.has(word)).map((word) => grams.get(word)));
  return { dense, grams: found, scale: gramScale / Math.sqrt(Math.max(8, found.length)), weight };
}

/** @param samples features with `isPositive`, `group` and `weight` */
function train(samples) {
  const grams = indexGrams(samples);
  const positive = Uint8Array.from(samples.map(({ isPositive }) => (isPositive ? 1 : 0)));
  const rows = samples.map((row) => toRow(row, grams));
  return { grams, weights: fit(rows, positive, dimensions) };
}

/** The sums of samples by weights that were learned without their groups. */
function sumsOfLeftOut(samples) {
  const groups = [...new Set(samples.map(({ group }) => group))].toSorted();
  const foldOf = new Map(groups.map((group, index) => [group, (index * 7) % folds]));
  return Array.from({ length: folds }, (_, fold) => {
    const { grams, weights } = train(samples.filter(({ group }) => foldOf.get(group) !== fold));
    return samples
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((sample) => ({ ...sample, sum: logit(weights, toRow(sample, grams), dimensions) }));
  }).flat();
}

/** Prints how many samples of each kind lie above each sum, of those with the label and of the others. @param names of both */
export function printShares(samples, { kinds, leasts, names }) {
  const found = sumsOfLeftOut(samples);
  for (const kind of kinds)
    for (const least of leasts) {
      const shares = [true, false].map((isPositive, index) => {
        const all = found.filter((sample) => sample.kind === kind && sample.isPositive === isPositive);
        return `${names[index]} ${all.filter(({ sum }) => sum > least).length} / ${all.length}`;
      });
      console.log(`${kind}, above ${least}: ${shares.join(', ')}`);
    }
}

/** Words of the vectors that texts use, in lower case, and those of the samples. */
function vocabulary(samples, vectors, size) {
  const learned = samples.flatMap(({ content }) => content).filter((word) => vectors.vectorOf(word));
  const usual = vectors.words.filter((word) => /^[a-z][a-z-]+$/.test(word)).slice(0, size);
  return [...new Set([...usual, ...learned])].toSorted();
}

/** Weights as whole steps from -127 to 127. */
function pack(values) {
  const { step, whole } = quantize(values, 127);
  return { step, bytes: toBase64(Int8Array.from(whole)) };
}

/** Trains with all samples and writes the table that the analyst reads. */
export function writeWeights(samples, vectors, { script, file, vocabularySize }) {
  const { grams, weights } = train(samples);
  const words = vocabulary(samples, vectors, vocabularySize);
  const ofWords = pack(
    words.map((word) => vectors.vectorOf(word).reduce((sum, value, at) => sum + wordScale * value * weights[at], 0)),
  );
  const kept = [...grams].filter(([, at]) => Math.abs(weights[dimensions + at]) > 0.01);
  const ofGrams = pack(kept.map(([, at]) => gramScale * weights[dimensions + at]));
  const text = `// Compiled by scripts/${script}. The weights of words rest on GloVe's vectors (Pennington, Socher, Manning; PDDL 1.0).
export const compiledWeights = {
  bias: ${Math.fround(weights.at(-1))},
  wordStep: ${ofWords.step},
  gramStep: ${ofGrams.step},
  words: ${JSON.stringify(words.join('\n'))},
  wordBytes: '${ofWords.bytes}',
  grams: ${JSON.stringify(kept.map(([word]) => word).join('\n'))},
  gramBytes: '${ofGrams.bytes}',
};
`;
  fs.writeFileSync(file, text);
}
