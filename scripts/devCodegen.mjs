import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';
import { runScript, runTool } from './tools.mjs';

const schemaFile = join(root, 'schema.graphql');
const settleMs = 300;
const readSchema = () => (existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '');

/** Runs a job some time after it was asked for, once for many requests, and never twice at a time. */
function createJob(work) {
  let timer;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), settleMs);
  };
}

/**
 * Keeps generated files right while people edit.
 * @returns documentChanged(path) for each change in the client, schemaMayHaveChanged() for each new server bundle
 */
export function createDevCodegen() {
  const generate = createJob(() => runTool('codegen', ['--config', 'codegen.ts', '--silent']));
  const writeSchema = createJob(async () => {
    const before = readSchema();
    await runScript('schema');
    if (readSchema() !== before) generate();
  });
  return {
    documentChanged: (path) => {
      if (path.endsWith('.graphql')) generate();
    },
    schemaMayHaveChanged: writeSchema,
  };
}
