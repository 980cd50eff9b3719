import { printSchema, readSchema, writeSchema } from './schemaFile.mjs';
import { runTool } from './tools.mjs';

const settleMs = 300;

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
  const generate = createJob(() => runTool('codegen', ['--config', 'codegen.ts', '--errors-only']));
  const compareSchema = createJob(async () => {
    const schema = await printSchema('dist/dev/main.js').catch(readSchema);
    if (schema === readSchema()) return;
    writeSchema(schema);
    generate();
  });
  return {
    documentChanged: (path) => {
      if (path.endsWith('.graphql')) generate();
    },
    schemaMayHaveChanged: compareSchema,
  };
}
