import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPublicKey, signedSeconds, signRequest, storageDown, verifyRequest, type SignedRequest, type Store } from './store';

/** Folders of the local store below DATA_DIR: only the first is served to everyone. */
export const localFolders = { public: 'media', private: 'files' };

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files on the local disk: public ones are served under /media, the others under signed addresses. */
export function createLocalStore(dataDir: string, secret: string): Store {
  const pathOf = (key: string) => join(dataDir, isPublicKey(key) ? localFolders.public : localFolders.private, key);

  /** Writes beside the place, then moves there: no half file is ever seen. */
  async function place(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(key);
    const part = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await write(part);
      await rename(part, path);
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined);
      throw storageDown(cause);
    }
  }

  const signed = (origin: string, asked: Omit<SignedRequest, 'signature' | 'expires'>, query: Record<string, string>) => {
    const expires = Math.floor(Date.now() / 1_000) + signedSeconds;
    const signature = signRequest(secret, { ...asked, expires });
    return `${origin}/api/storage/files/${asked.key}?${new URLSearchParams({ ...query, expires: String(expires), signature })}`;
  };

  return {
    put: (key, data) => place(key, (path) => writeFile(path, data, { flush: true })),
    putFile: (key, source) =>
      place(key, async (path) => {
        await copyFile(source, path);
        await using file = await open(path, 'r+');
        await file.sync();
      }),
    async open(key) {
      try {
        const { size } = await stat(pathOf(key));
        return { stream: createReadStream(pathOf(key)), bytes: size, type: isPublicKey(key) ? 'image/webp' : 'application/octet-stream' };
      } catch (error) {
        if (missing(error)) return null;
        throw storageDown(error);
      }
    },
    exists: (key) =>
      stat(pathOf(key)).then(
        () => true,
        (error: unknown) => {
          if (missing(error)) return false;
          throw storageDown(error);
        },
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    urlOf: (key) => `/media/${key}`,
    uploadUrl: async (key, { type, bytes, origin }) => {
      const detail = bytes === undefined ? type : `${type} ${bytes}`;
      return signed(origin, { method: 'PUT', key, detail }, { type, ...(bytes !== undefined && { bytes: String(bytes) }) });
    },
    downloadUrl: async (key, { filename, origin }) => signed(origin, { method: 'GET', key, detail: filename }, { filename }),
    origins: {},
    verify: (asked) => verifyRequest(secret, asked),
  };
}
