import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes chunks.json beside the client's folder: the bytes of each module in each chunk, for the budgets' test. */
export const reportChunks = (): Plugin => ({
  name: 'report-chunks',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const report = Object.fromEntries(
      chunks.map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [
            id.replace(/^.*\/(node_modules|client)\//, ''),
            renderedLength,
          ]),
        ),
      ]),
    );
    const path = join(dir!, '../chunks.json');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(report));
  },
});
