/**
 * Compiles the layer that reads a sentence beside the others of its text, from the labeled sentences in tests/bench/statements and
 * the network of scripts/statementNetwork.mjs: node --max-old-space-size=8000 scripts/contextLayer.mjs. It takes about
 * twenty minutes.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { trainContext } from '../tests/bench/statementNetwork/context.mjs';
import { readSamples } from '../tests/bench/statementNetwork/samples.mjs';
import { packLayer } from './packNetwork.mjs';

const layer = trainContext(readSamples());
const packed = Object.fromEntries(Object.entries(layer).map(([name, { values }]) => [name, packLayer(values)]));
const folder = new URL('../server/modules/pythion/analyst/network/', import.meta.url);
const networkHash = createHash('sha256')
  .update(fs.readFileSync(new URL('statementNetwork.generated.ts', folder)))
  .digest('hex');
fs.writeFileSync(
  new URL('contextLayer.generated.ts', folder),
  [
    '// Compiled by scripts/contextLayer.mjs.',
    '/** SHA-256 of the compiled network that the layer was trained on. */',
    `export const networkHash = '${networkHash}';`,
    `export const compiledContext = ${JSON.stringify(packed)};`,
    '',
  ].join('\n'),
);
