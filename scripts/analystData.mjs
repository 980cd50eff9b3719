import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The folder of the built-in analyst. */
export const analyst = new URL('../server/modules/pythion/analyst/', import.meta.url);

/** Imports a module of the analyst by its path in its folder. */
export const loadAnalyst = async (path) => (await runnerImport(fileURLToPath(new URL(path, analyst)))).module;

/** Values that stand on a line each. */
export const readJsonLines = (url) =>
  fs
    .readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The look-alikes of the tests, by set. */
export async function loadLookAlikes() {
  return [
    (await loadAnalyst('testing/lookAlikes.ts')).lookAlikes,
    (await loadAnalyst('testing/heldOut.lookAlikes.ts')).heldOutLookAlikes,
    (await loadAnalyst('testing/heldOut.second.ts')).secondLookAlikes,
    (await loadAnalyst('testing/heldOut.third.ts')).thirdLookAlikes,
    (await loadAnalyst('testing/ranges/fourth.lookAlikes.ts')).fourthLookAlikes,
    (await loadAnalyst('testing/ranges/fifth.pairs.ts')).fifthLookAlikes,
  ];
}
