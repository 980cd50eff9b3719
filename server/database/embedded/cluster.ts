import { randomBytes } from 'node:crypto';
import {
  access,
  chown,
  constants,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { accountOf, chooseAccount, isRoot } from './account';
import { canEnter, openOutsideFolder, reachableBinaries, type Binaries } from './binaries';
import { EmbeddedPostgresError } from './errors';
import { processExists, run, type Account } from './process';
import { openState, type State } from './state';
import type { Log } from './supervisor';

/** The superuser of the embedded database, and the name of the product's database. */
export const databaseName = 'venturion';

/** A folder with a complete PostgreSQL cluster and all that is needed to run it. */
export interface Cluster {
  dataDir: string;
  /** The cluster's real place, links resolved. */
  folder: string;
  stateFile: string;
  logFile: string;
  state: State;
  binaries: Binaries;
  /** Set when the server is root. */
  account?: Account;
  /** The cluster was made by this call. */
  isNew: boolean;
}

async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Cannot write in ${dataDir} (${(error as NodeJS.ErrnoException).code}): it belongs to another user; set DATA_DIR to a folder of your own`,
    );
  }
}

/** Follows `<dataDir>/postgres`, a folder or a link to one. A cluster is moved there only when it is complete. */
async function findFolder(path: string): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return undefined;
  const folder = await realpath(path).catch(() => undefined);
  if (!folder)
    throw new EmbeddedPostgresError(
      `${path} is a link to a folder that is missing; bring it back, or remove the link to begin with an empty database`,
    );
  if ((await readdir(folder).catch(() => ['unreadable'])).length === 0) return undefined;
  return folder;
}

/** Folders of an initdb that was cut short carry the id of the server that ran it; it may write on for a moment. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/\.init-(\d+)(?:\.password)?$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !processExists(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Makes a cluster beside its final place and moves it there when it is complete; false when another server was quicker. */
async function createCluster(
  folder: string,
  password: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<boolean> {
  const staging = `${folder}.init-${process.pid}`;
  const passwordFile = `${staging}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await mkdir(staging, { mode: 0o700 });
    if (account) for (const path of [passwordFile, staging]) await chown(path, account.uid, account.gid);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(
      binaries.initdb,
      ['-D', staging, `--username=${databaseName}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', ...locale],
      { account },
    );
    await rename(staging, folder);
    return true;
  } catch (error) {
    if (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) return false;
    throw new EmbeddedPostgresError(`Cannot make a database in ${folder}: ${(error as Error).message}`);
  } finally {
    for (const path of [passwordFile, staging]) await rm(path, { recursive: true, force: true });
  }
}

/** A cluster in a place that PostgreSQL's account can enter, with a link to it where people look for it. */
async function createOutside(
  path: string,
  dataDir: string,
  create: (folder: string) => Promise<boolean>,
): Promise<boolean> {
  const folder = join(await openOutsideFolder(dataDir), `postgres-${randomBytes(4).toString('hex')}`);
  await create(folder);
  try {
    await symlink(folder, path);
    return true;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function checkOwner(folder: string, account: Account | undefined): Promise<void> {
  const uid = process.getuid?.();
  if (!account && uid !== undefined && (await stat(folder)).uid !== uid) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user; start the server as that user, or set DATA_DIR`,
    );
  }
  if (account && !(await canEnter(account, folder))) {
    throw new EmbeddedPostgresError(
      `The user "${account.name}" cannot enter ${folder} any more; open its parent folders (chmod o+x), or set DATA_DIR`,
    );
  }
}

/**
 * Opens the cluster under the data folder, making it when there is none.
 * @throws EmbeddedPostgresError when it cannot be used
 */
export async function openCluster(givenDataDir: string, log: Pick<Log, 'info'>): Promise<Cluster> {
  const dataDir = await openDataDir(givenDataDir);
  const path = join(dataDir, 'postgres');
  const stateFile = join(dataDir, 'postgres.json');
  const found = await findFolder(path);
  const state = await openState(stateFile, found !== undefined);
  const owner = found && (await stat(found));
  const account = isRoot() ? await (owner ? accountOf(owner.uid, owner.gid) : chooseAccount()) : undefined;
  const binaries = await reachableBinaries(account);
  let isNew = false;
  if (!found) {
    log.info(`Making a new database in ${path}`);
    const create = (folder: string) => createCluster(folder, state.password, binaries, account);
    const isOpen = !account || (await canEnter(account, dataDir));
    isNew = isOpen ? await create(path) : await createOutside(path, dataDir, create);
  }
  const folder = found ?? (await realpath(path));
  await checkOwner(folder, account);
  await removeLeftovers(dirname(folder));
  return {
    dataDir,
    folder,
    stateFile,
    logFile: join(dataDir, `${basename(path)}.log`),
    state,
    binaries,
    account,
    isNew,
  };
}
