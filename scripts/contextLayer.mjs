import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { trainContext } from '../tests/bench/statementNetwork/context.mjs';
import { packLayer } from './packNetwork.mjs';

/** Compiles the layer that reads a sentence beside the others of its text, on the network that was written last. */
export function writeContextLayer(samples) {
  const layer = trainContext(samples);
  const packed = Object.fromEntries(Object.entries(layer).map(([name, { values }]) => [name, packLayer(values)]));
  const folder = new URL('../server/modules/pythion/analyst/network/', import.meta.url);
  const networkHash = createHash('sha256')
    .update(fs.readFileSync(new URL('statementNetwork.generated.ts', folder)))
    .digest('hex');
  fs.writeFileSync(
    new URL('contextLayer.generated.ts', folder),
    [
      '// Compiled by scripts/statementNetwork.mjs.',
      '/** SHA-256 of the compiled network that the layer was trained on. */',
      `export const networkHash = '${networkHash}';`,
      `export const compiledContext = ${JSON.stringify(packed)};`,
      '',
    ].join('\n'),
  );
}
