import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OwnUrls } from './ownUrls';
import { deleteStaleFiles } from './staleFiles';
import { isPublicKey, storageUnavailable, type Store } from './store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** File store on the local disk: public pictures below DATA_DIR/media, other files below DATA_DIR/files. */
export function createLocalStore(dataDir: string, ownUrls: OwnUrls): Store {
  const roots = { public: join(dataDir, 'media'), private: join(dataDir, 'files') };
  const rootFolder = (key: string) => (isPublicKey(key) ? roots.public : roots.private);
  const filePath = (key: string) => join(rootFolder(key), key);
  /** Folder of partly written files. It is on the same disk as their destination, so a rename is atomic. */
  const partsFolder = (root: string) => join(root, 'parts');

  for (const root of Object.values(roots)) void deleteStaleFiles(partsFolder(root)).catch(() => undefined);

  /** Writes to a temporary file and renames it, so that no reader sees a partial file. */
  async function writeAtomically(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const parts = partsFolder(rootFolder(key));
    const part = join(parts, randomUUID());
    try {
      await mkdir(parts, { recursive: true });
      await mkdir(dirname(filePath(key)), { recursive: true });
      await write(part);
      await rename(part, filePath(key));
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      throw storageUnavailable(cause);
    }
  }

  /** @returns null when the file does not exist */
  async function nullIfMissing<T>(operation: Promise<T>): Promise<T | null> {
    try {
      return await operation;
    } catch (error) {
      if (isMissing(error)) return null;
      throw storageUnavailable(error);
    }
  }

  return {
    put: (key, data) => writeAtomically(key, (path) => writeFile(path, data, { flush: true })),
    putFile: (key, source) =>
      writeAtomically(key, async (path) => {
        await copyFile(source, path, constants.COPYFILE_FICLONE);
        await using file = await open(path, 'r+');
        await file.sync();
      }),
    async open(key) {
      const file = await nullIfMissing(open(filePath(key)));
      return file && { bytes: (await file.stat()).size, stream: file.createReadStream() };
    },
    size: async (key) => (await nullIfMissing(stat(filePath(key))))?.size ?? null,
    remove: async (key) => void (await nullIfMissing(rm(filePath(key)))),
    publicUrl: (key) => `/media/${key}`,
    uploadUrl: async (key, options) => ownUrls.signUpload(key, options),
    downloadUrl: async (key, { filename, origin }) => ownUrls.sign(origin, 'GET', key, { filename }),
    origins: {},
    verify: (...request) => ownUrls.verify(...request),
  };
}
