import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3 } from './s3';

/** A file storage, accessed past the server. */
export type Storage = {
  /** Environment variables that select it. */
  env: Record<string, string>;
  /** Keys of all files, half ones included. */
  keys(): Promise<string[]>;
  /** Takes it out of reach, and puts it back as it was. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  close(): Promise<void>;
};

const folders = ['media', 'files'];

async function openDisk(): Promise<Storage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'venturion-disk-'));
  const inAll = async (work: (folder: string) => Promise<unknown>) =>
    void (await Promise.all(folders.map((name) => work(join(dataDir, name)))));
  const listFiles = async (name: string): Promise<string[]> => {
    const entries = await readdir(join(dataDir, name), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, name).length + 1));
  };
  return {
    env: { DATA_DIR: dataDir },
    keys: async () => (await Promise.all(folders.map(listFiles))).flat().toSorted(),
    // A file replaces the folder: that blocks root too.
    disconnect: () =>
      inAll(
        async (folder) => (
          await rename(folder, `${folder}.away`).catch(() => undefined),
          writeFile(folder, 'in the way')
        ),
      ),
    // Atomic: a job that found no folder in between would treat its files as missing.
    reconnect: () =>
      inAll(async (folder) => {
        await mkdir(`${folder}.away`, { recursive: true });
        await symlink(`${folder}.away`, `${folder}.back`);
        await rename(`${folder}.back`, folder);
      }),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function openBucket(isPublic: boolean): Promise<Storage> {
  const { env, keys, setState: be, close } = await startS3({ isPublic });
  return { env, keys, disconnect: () => be('closed'), reconnect: () => be('well'), close };
}

/** Every storage that the product runs on. */
export const storages = [
  { name: 'on the local disk', open: openDisk },
  { name: 'in a bucket', open: () => openBucket(false) },
  { name: 'in a bucket with a public address', open: () => openBucket(true) },
];
