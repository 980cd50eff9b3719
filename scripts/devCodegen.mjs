import { printSchema, readSchema, writeSchema } from './schemaFile.mjs';
import { runTool } from './tools.mjs';

const debounceMs = 300;

/** Debounces an asynchronous function, and never runs it twice at the same time. */
function debounce(work) {
  let timer;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), debounceMs);
  };
}

/**
 * Updates generated files during development.
 * @returns documentChanged(path), called for each change in the client; schemaMayHaveChanged(), called for each new server
 *   bundle
 */
export function createDevCodegen() {
  const generate = debounce(() => runTool('codegen', ['--config', 'codegen.ts', '--errors-only']));
  const compareSchema = debounce(async () => {
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
