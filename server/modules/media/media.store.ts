import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../../core/errors';

/** Where pictures are kept. Keys are relative paths that the server made. */
export type MediaStore = {
  /** Keeps a file, whole or not at all. @throws AppError UNAVAILABLE */
  put(key: string, data: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** Public address of a key. */
  urlOf(key: string): string;
};

/** Pictures on the local disk, served under /media. */
export function createLocalStore(folder: string): MediaStore {
  return {
    async put(key, data) {
      const path = join(folder, key);
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(`${path}.part`, data, { flush: true });
        await rename(`${path}.part`, path);
      } catch (cause) {
        await rm(`${path}.part`, { force: true }).catch(() => undefined);
        throw Object.assign(new AppError('UNAVAILABLE', 'Pictures cannot be stored right now. Try again in a moment, or post without it.'), { cause });
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    urlOf: (key) => `/media/${key}`,
  };
}
