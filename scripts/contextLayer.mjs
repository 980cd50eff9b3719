/**
 * Compiles the layer that reads a sentence beside the others of its text, from the labeled sentences in tests/bench/statements and
 * the network of scripts/statementNetwork.mjs: node --max-old-space-size=8000 scripts/contextLayer.mjs. It takes about
 * twenty minutes.
 */
import fs from 'node:fs';
import { trainContext } from '../tests/bench/statementNetwork/context.mjs';
import { readSamples } from '../tests/bench/statementNetwork/samples.mjs';
import { packLayer } from './packNetwork.mjs';

const layer = trainContext(readSamples());
const packed = Object.fromEntries(Object.entries(layer).map(([name, { values }]) => [name, packLayer(values)]));
fs.writeFileSync(
  new URL('../server/modules/pythion/analyst/network/contextLayer.generated.ts', import.meta.url),
  `// Compiled by scripts/contextLayer.mjs.\nexport const compiledContext = ${JSON.stringify(packed)};\n`,
);
