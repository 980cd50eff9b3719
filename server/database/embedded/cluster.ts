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
import { accountForOwner, chooseAccount, isRoot } from './account';
import { canEnter, createFallbackFolder, resolveBinaries, type Binaries } from './binaries';
import { EmbeddedPostgresError } from './errors';
import { processExists, run, type Account } from './process';
import { loadOrCreateState, type State } from './state';
import type { Log } from './supervisor';

/** The superuser of the embedded database, and the name of the product's database. */
export const databaseName = 'venturion';

/** A PostgreSQL cluster with the settings to run it. */
export interface Cluster {
  dataDir: string;
  /** Path of the cluster, with links resolved. */
  folder: string;
  stateFile: string;
  logFile: string;
  state: State;
  binaries: Binaries;
  /** Set when the server is root. */
  account?: Account;
  /** This call created the cluster. */
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

/** Resolves `<dataDir>/postgres`, a folder or a link to one. @returns undefined when there is no cluster yet */
async function resolveClusterFolder(path: string): Promise<string | undefined> {
  const entry = await lstat(path).catch(() => undefined);
  if (!entry) return undefined;
  const folder = await realpath(path).catch(() => undefined);
  if (!folder)
    throw new EmbeddedPostgresError(
      `${path} is a link to a folder that is missing; restore the folder, or remove the link to start with an empty database`,
    );
  if ((await readdir(folder).catch(() => ['unreadable'])).length === 0) return undefined;
  return folder;
}

/** Deletes staging folders of interrupted initdb runs. Their names contain the id of the server, which may still run. */
async function removeStaleStaging(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/\.init-(\d+)(?:\.password)?$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !processExists(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Creates a cluster in a staging folder and renames that folder when the cluster is complete.
 * @returns false when another server created the cluster in the meantime
 */
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
    throw new EmbeddedPostgresError(`Cannot create a database in ${folder}: ${(error as Error).message}`);
  } finally {
    for (const path of [passwordFile, staging]) await rm(path, { recursive: true, force: true });
  }
}

/** Creates a cluster in a folder that PostgreSQL's account can enter, and a link to it at `path`. */
async function createLinkedCluster(
  path: string,
  dataDir: string,
  create: (folder: string) => Promise<boolean>,
): Promise<boolean> {
  const folder = join(await createFallbackFolder(dataDir), `postgres-${randomBytes(4).toString('hex')}`);
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

async function assertAccessible(folder: string, account: Account | undefined): Promise<void> {
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
 * Opens the cluster in the data folder, and creates it when there is none.
 * @throws EmbeddedPostgresError when it cannot be used
 */
export async function openCluster(configuredDataDir: string, log: Pick<Log, 'info'>): Promise<Cluster> {
  const dataDir = await openDataDir(configuredDataDir);
  const path = join(dataDir, 'postgres');
  const stateFile = join(dataDir, 'postgres.json');
  const existingFolder = await resolveClusterFolder(path);
  const state = await loadOrCreateState(stateFile, existingFolder !== undefined);
  const owner = existingFolder && (await stat(existingFolder));
  const account = isRoot() ? await (owner ? accountForOwner(owner.uid, owner.gid) : chooseAccount()) : undefined;
  const binaries = await resolveBinaries(account);
  let isNew = false;
  if (!existingFolder) {
    log.info(`Creating a new database in ${path}`);
    const create = (folder: string) => createCluster(folder, state.password, binaries, account);
    const isOpen = !account || (await canEnter(account, dataDir));
    isNew = isOpen ? await create(path) : await createLinkedCluster(path, dataDir, create);
  }
  const folder = existingFolder ?? (await realpath(path));
  await assertAccessible(folder, account);
  await removeStaleStaging(dirname(folder));
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
