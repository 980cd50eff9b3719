import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './node.mjs';

const schemaFile = join(root, 'schema.graphql');

/** The committed contract; empty when there is none. */
export const readSchema = () => (existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '');

export const writeSchema = (text) => writeFileSync(schemaFile, text);

/** @throws Error when the committed contract is not what the bundle says */
export async function checkSchema(bundle) {
  if ((await printSchema(bundle)) !== readSchema())
    throw new Error('schema.graphql is not what the server says: run "npm run schema" and commit it.');
}

/** The schema as a built server says it. */
export async function printSchema(bundle) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, bundle), 'schema'], {
    cwd: root,
    maxBuffer: 50_000_000,
  });
  return stdout;
}
