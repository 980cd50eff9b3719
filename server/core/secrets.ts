import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Loads a secret from the data folder, or creates and stores one, so that sessions survive a restart.
 * @returns 64 hexadecimal digits
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  const created = randomBytes(32).toString('hex');
  try {
    await writeFile(path, created, { flag: 'wx', mode: 0o600, flush: true });
    return created;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(path, 0o600);
    const stored = (await readFile(path, 'utf8')).trim();
    if (stored.length < 32)
      throw new Error(`${path} is damaged: delete it to make a new secret; everyone signs in again.`, { cause: error });
    return stored;
  }
}
