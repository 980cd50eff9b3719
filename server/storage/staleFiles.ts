import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes partial files of killed processes. A file older than an hour is no longer being written. */
export async function deleteStaleFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < Date.now() - 3_600_000) await rm(path, { force: true });
  }
}
