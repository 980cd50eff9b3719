import fs from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** Content of every generated file by its path. */
function readGenerated() {
  const paths = fs.globSync(['client/__generated__/**/*.*', 'client/**/*.generated.ts', 'client/**/*.generated.tsx'], {
    cwd: root,
  });
  return new Map(paths.map((path) => [path, fs.readFileSync(join(root, path), 'utf8')]));
}

/**
 * Runs the code generator and compares its files with the previous ones.
 * @returns paths of new, changed and removed files
 */
export async function findDrift(generate) {
  const before = readGenerated();
  if ((await generate()) !== 0) throw new Error('Codegen failed.');
  const after = readGenerated();
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .toSorted();
}
