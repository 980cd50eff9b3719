/**
 * Compiles the weights by which a text without an idea is known: a diary, a recipe, a news item. They are learned from the
 * labeled texts in `scripts/ideaTexts`, the ideas of the tests and those of `tests/bench/statements`. Run it as
 * scripts/harmWeights.mjs, with the folder of the vectors; --check prints what the weights find in texts that were left out.
 */
import fs from 'node:fs';
import { analyst, loadAnalyst, readJsonLines } from './analystData.mjs';
import { readVectors } from './wordVectors.mjs';
import { printShares, readFeatures, writeWeights } from './wordWeights.mjs';

const [folder, mode] = process.argv.slice(2);
/** Fewer are parts of an idea. */
const leastSentences = 3;

const { readText } = await loadAnalyst('text/readText.ts');
const { readClaims } = await loadAnalyst('claims/readClaims.ts');
const { ideaTraits } = await loadAnalyst('ideaTraits.ts');
const { sentenceFeatures } = await loadAnalyst('text/sentenceFeatures.ts');
const vectors = readVectors(folder);
const texts = [...readLabeled(), ...readStatements(), ...(await readTested())];
const positives = texts.filter(({ isPositive }) => isPositive).length;
const samples = texts.map((sample) => ({
  ...sample,
  // Ideas and other texts count the same in sum.
  weight: sample.isPositive ? (texts.length - positives) / positives : 1,
  ...read(sample.text),
}));
if (mode === '--check') check();
else
  writeWeights(samples, vectors, {
    script: 'ideaWeights.mjs',
    file: new URL('ideaWeights.generated.ts', analyst),
    vocabularySize: 8_000,
  });

function read(text) {
  const { tokens, clauses } = readText(text, 'en');
  const { content, grams } = sentenceFeatures(tokens);
  return readFeatures({ content, grams: [...grams, ...ideaTraits(clauses, readClaims(clauses))] }, vectors);
}

function jsonLines(path) {
  return readJsonLines(new URL(path, import.meta.url));
}

/** Each text, and its halves: short texts are judged, too. Positive is a text without an idea. */
function readLabeled() {
  return ['first', 'second', 'third'].flatMap((name) =>
    jsonLines(`ideaTexts/${name}.jsonl`).flatMap(({ text, idea }, index) =>
      partsOf(text.split(/(?<=[.!?])\s+/), idea ? 1 : 2).map((part, at) => ({
        text: part,
        isPositive: !idea,
        group: `${name} ${index}`,
        kind: at === 0 ? 'texts' : 'halves of texts',
      })),
    ),
  );
}

/** The text, and its parts of half the sentences. */
function partsOf(sentences, count) {
  const half = Math.ceil(sentences.length / 2);
  const parts = count > 1 && sentences.length >= 4 ? [sentences.slice(0, half), sentences.slice(half)] : [];
  return [sentences, ...parts].map((part) => part.join(' '));
}

/** Ideas by others, and the beginning of each. */
function readStatements() {
  const folderOfIdeas = new URL('../tests/bench/statements/', import.meta.url);
  return fs.readdirSync(folderOfIdeas).flatMap((file) =>
    jsonLines(`../tests/bench/statements/${file}`)
      .filter(({ sentences }) => sentences?.length >= leastSentences)
      .flatMap(({ sentences }, index) =>
        [sentences, sentences.slice(0, 2)].map((part, at) => ({
          text: part.map(([text]) => text).join(' '),
          isPositive: false,
          group: `${file} ${index}`,
          kind: at === 0 ? 'ideas by others' : 'their beginnings',
        })),
      ),
  );
}

async function readTested() {
  const { allTexts } = await loadAnalyst('testing/allTexts.ts');
  const { corpus, heldOutCorpus } = await loadAnalyst('testing/corpus.ts');
  // Slogans with a sentence of evidence: as good as nothing, but no diary.
  const slogans = [corpus, heldOutCorpus].flatMap(({ ideas, trueEvidence }) =>
    ideas
      .filter(({ tier, language }) => tier === 'slogan' && language === 'en')
      .flatMap(({ text }) => trueEvidence.map((evidence) => `${text} ${evidence}`)),
  );
  return [...allTexts.filter((text) => readText(text).language === 'en'), ...slogans].map((text, index) => ({
    text,
    isPositive: false,
    group: `tested ${index % 40}`,
    kind: 'tests',
  }));
}

function check() {
  printShares(samples, {
    kinds: ['texts', 'halves of texts', 'ideas by others', 'their beginnings', 'tests'],
    leasts: [-0.5, 0, 0.5, 1, 2],
    names: ['without an idea', 'ideas'],
  });
}
