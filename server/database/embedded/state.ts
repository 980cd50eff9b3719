import { randomBytes } from 'node:crypto';
import { chown, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { isRoot } from './account';

/** What is kept about the embedded database between starts. */
export interface State {
  password: string;
  port?: number;
}

/** Writes a file that only its owner reads and that survives a power cut whole. */
async function writePrivately(path: string, state: State): Promise<void> {
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
    throw new EmbeddedPostgresError(`Cannot read ${path} (${error.code}); was it made by another user?`);
  });
  if (content === undefined) return undefined;
  try {
    const state = JSON.parse(content) as Partial<State>;
    if (typeof state.password === 'string') return { password: state.password, port: state.port };
  } catch {
    // Said below.
  }
  throw new EmbeddedPostgresError(`${path} is damaged; put back the file with the database's password`);
}

/**
 * Reads the kept password and port, or makes a password. Of servers that start together all get the same one.
 * @param hasCluster a database exists already, so that its password cannot be made anew
 */
export async function openState(path: string, hasCluster: boolean): Promise<State> {
  const known = await readState(path);
  if (known) return known;
  if (hasCluster) throw new EmbeddedPostgresError(`${path} is gone; put back the file with the database's password`);
  const staging = `${path}.${process.pid}`;
  await writePrivately(staging, { password: randomBytes(24).toString('base64url') });
  await link(staging, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(staging, { force: true });
  return (await readState(path))!;
}

/** Keeps the port, so that the next start can use it again. */
export async function saveState(path: string, state: State): Promise<void> {
  const staging = `${path}.${process.pid}`;
  await writePrivately(staging, state);
  await rename(staging, path);
}
