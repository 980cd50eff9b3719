import fs from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** What codegen writes: path and content of every file. */
function readGenerated() {
  const paths = fs.globSync(['client/__generated__/**/*.*', 'client/**/*.generated.ts', 'client/**/*.generated.tsx'], {
    cwd: root,
  });
  return new Map(paths.map((path) => [path, fs.readFileSync(join(root, path), 'utf8')]));
}

/**
 * Runs a generator and compares its files with those that were there.
 * @returns paths that are new, changed or no longer made
 */
export async function findDrift(generate) {
  const before = readGenerated();
  if ((await generate()) !== 0) throw new Error('Codegen failed.');
  const after = readGenerated();
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted();
}
