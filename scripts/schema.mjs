import { ensureBuilt } from './builds.mjs';
import { checkNode } from './node.mjs';
import { checkSchema, printSchema, writeSchema } from './schemaFile.mjs';

checkNode();
try {
  await ensureBuilt({ only: ['server'] });
  if (process.argv.includes('--check')) await checkSchema('dist/server/main.js');
  else writeSchema(await printSchema('dist/server/main.js'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
