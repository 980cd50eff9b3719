import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret that is made once and kept beside the data, so that sessions survive a restart.
 * @returns 64 hexadecimal digits
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  const made = randomBytes(32).toString('hex');
  try {
    await writeFile(path, made, { flag: 'wx', mode: 0o600, flush: true });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(path, 0o600);
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length < 32)
      throw new Error(`${path} is damaged: delete it to make a new secret; everyone signs in again.`, { cause: error });
    return kept;
  }
}
