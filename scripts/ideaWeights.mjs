/**
 * Compiles the weights by which a text without an idea is known: a diary, a recipe, a news item. They are learned from the
 * labeled texts in `scripts/ideaTexts`, the ideas of the tests and those of `tests/bench/statements`. Run it as
 * scripts/harmWeights.mjs, with the folder of the vectors; --check prints what the weights find in texts that were left out.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readVectors } from './wordVectors.mjs';
import { readFeatures, sumsOfLeftOut, writeWeights } from './wordWeights.mjs';

const [folder, mode] = process.argv.slice(2);
const analyst = new URL('../server/modules/pythion/analyst/', import.meta.url);
const load = async (path) => (await runnerImport(fileURLToPath(new URL(path, analyst)))).module;

const { readText } = await load('text/readText.ts');
const { readClaims } = await load('claims/readClaims.ts');
const { ideaTraits } = await load('ideaTraits.ts');
const { sentenceFeatures } = await load('text/sentenceFeatures.ts');
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
  const source = fs.readFileSync(new URL(path, import.meta.url), 'utf8').trim();
  return source.split('\n').map((line) => JSON.parse(line));
}

/** Each text, and its halves: short texts are judged, too. Positive is a text without an idea. */
function readLabeled() {
  return ['first', 'second'].flatMap((name) =>
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
      .filter(({ sentences }) => sentences)
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
  const { allTexts } = await load('testing/allTexts.ts');
  return allTexts
    .filter((text) => readText(text).language === 'en')
    .map((text, index) => ({ text, isPositive: false, group: `tested ${index % 40}`, kind: 'tests' }));
}

function check() {
  const found = sumsOfLeftOut(samples);
  for (const kind of ['texts', 'halves of texts', 'ideas by others', 'their beginnings', 'tests'])
    for (const least of [-0.5, 0, 0.5, 1, 2]) {
      const own = found.filter((sample) => sample.kind === kind);
      const share = (isPositive) => {
        const all = own.filter((sample) => sample.isPositive === isPositive);
        return `${all.filter(({ sum }) => sum > least).length} / ${all.length}`;
      };
      console.log(`${kind}, above ${least}: without an idea ${share(true)}, ideas ${share(false)}`);
    }
}
