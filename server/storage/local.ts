import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { signQuery, verifyQuery } from './signature';
import { isPublicKey, signedSeconds, storageDown, type Store } from './store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files on the local disk: public pictures below DATA_DIR/media, all else below DATA_DIR/files. */
export function createLocalStore(dataDir: string, secret: string): Store {
  const roots = { public: join(dataDir, 'media'), private: join(dataDir, 'files') };
  const rootOf = (key: string) => (isPublicKey(key) ? roots.public : roots.private);
  const pathOf = (key: string) => join(rootOf(key), key);
  /** Files being written, on the same disk as the place they go to. */
  const partsIn = (root: string) => join(root, 'parts');

  for (const root of Object.values(roots)) void removeOldFiles(partsIn(root)).catch(() => undefined);

  /** Writes elsewhere, then moves to the place: no half file is ever there. */
  async function place(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const parts = partsIn(rootOf(key));
    const part = join(parts, randomUUID());
    try {
      await mkdir(parts, { recursive: true });
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await write(part);
      await rename(part, pathOf(key));
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      throw storageDown(cause);
    }
  }

  /** @returns null for a file that is not there */
  async function orNull<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work;
    } catch (error) {
      if (isMissing(error)) return null;
      throw storageDown(error);
    }
  }

  const addressOf = (origin: string, method: 'GET' | 'PUT', key: string, query: Record<string, string>) =>
    `${origin}/api/storage/files/${key}?${signQuery(secret, method, key, new URLSearchParams(query), signedSeconds)}`;

  return {
    put: (key, data) => place(key, (path) => writeFile(path, data, { flush: true })),
    putFile: (key, source) =>
      place(key, async (path) => {
        await copyFile(source, path, constants.COPYFILE_FICLONE);
        await using file = await open(path, 'r+');
        await file.sync();
      }),
    async open(key) {
      const file = await orNull(open(pathOf(key)));
      return file && { bytes: (await file.stat()).size, stream: file.createReadStream() };
    },
    size: async (key) => (await orNull(stat(pathOf(key))))?.size ?? null,
    remove: async (key) => void (await orNull(rm(pathOf(key)))),
    urlOf: (key) => `/media/${key}`,
    uploadUrl: async (key, { type, bytes, origin }) =>
      addressOf(origin, 'PUT', key, { type, ...(bytes !== undefined && { bytes: String(bytes) }) }),
    downloadUrl: async (key, { filename, origin }) => addressOf(origin, 'GET', key, { filename }),
    origins: {},
    verify: (method, key, query) => verifyQuery(secret, method, key, query),
  };
}

/** Clears away what a process that was killed left half written; what is an hour old nobody writes any more. */
async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < Date.now() - 3_600_000) await rm(path, { force: true });
  }
}
