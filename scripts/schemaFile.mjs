import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './node.mjs';

const schemaFile = join(root, 'schema.graphql');

/** The committed schema; empty when there is none. */
export const readSchema = () => (existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '');

export const writeSchema = (text) => writeFileSync(schemaFile, text);

/** @throws Error when the committed schema differs from the bundle's */
export async function checkSchema(bundle) {
  if ((await printSchema(bundle)) !== readSchema())
    throw new Error('schema.graphql differs from the schema of the server: run "npm run schema" and commit it.');
}

/** Prints the schema of a built server. */
export async function printSchema(bundle) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, bundle), 'schema'], {
    cwd: root,
    maxBuffer: 50_000_000,
  });
  return stdout;
}
