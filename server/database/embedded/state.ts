import { randomBytes } from 'node:crypto';
import { chown, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { isRoot } from './account';

/** State of the embedded database that is stored between starts. */
export interface State {
  password: string;
  port?: number;
}

/** Writes a file that only its owner can read, and syncs it to disk. */
async function writeStateFile(path: string, state: State): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(state)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (!isRoot()) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}

async function readState(path: string): Promise<State | undefined> {
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new EmbeddedPostgresError(`Cannot read ${path} (${error.code}); it may belong to another user`);
  });
  if (content === undefined) return undefined;
  try {
    const state = JSON.parse(content) as Partial<State>;
    if (typeof state.password === 'string') return { password: state.password, port: state.port };
  } catch {
    // Invalid JSON is reported below.
  }
  throw new EmbeddedPostgresError(`${path} is damaged; restore the file with the database's password`);
}

/**
 * Loads the stored password and port, or creates a password. Servers that start at the same time get the same one.
 * @param hasCluster a database exists already, so a new password would not match it
 * @throws EmbeddedPostgresError when the file is damaged, or missing although there is a cluster
 */
export async function loadOrCreateState(path: string, hasCluster: boolean): Promise<State> {
  const stored = await readState(path);
  if (stored) return stored;
  if (hasCluster) throw new EmbeddedPostgresError(`${path} is gone; restore the file with the database's password`);
  const staging = `${path}.${process.pid}`;
  await writeStateFile(staging, { password: randomBytes(24).toString('base64url') });
  await link(staging, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(staging, { force: true });
  return (await readState(path))!;
}

/** Stores the port, so that the next start reuses it. */
export async function saveState(path: string, state: State): Promise<void> {
  const staging = `${path}.${process.pid}`;
  await writeStateFile(staging, state);
  await rename(staging, path);
}
