import { readFile } from 'node:fs/promises';
import { EmbeddedPostgresError } from './errors';
import { run, type Account } from './process';

/** Whether the server runs as root, whom PostgreSQL refuses. */
export const isRoot = () => process.getuid?.() === 0;

async function findAccount(wanted: (account: Account) => boolean): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const accounts = lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  return accounts.find(wanted);
}

const isPostgres = ({ name, uid }: Account) => name === 'postgres' && uid > 0;
const isNobody = ({ name, uid }: Account) => name === 'nobody' && uid > 0;

/**
 * The account for a new cluster of a root server: `postgres`, made when it is missing, or else `nobody`.
 * @throws EmbeddedPostgresError when the machine has no account to offer
 */
export async function chooseAccount(): Promise<Account> {
  let account = await findAccount(isPostgres);
  if (!account) {
    const create = [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ];
    await run('useradd', create).catch(() => undefined);
    account = (await findAccount(isPostgres)) ?? (await findAccount(isNobody));
  }
  if (!account) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root and this machine has no other account; add a user "postgres", or set DATABASE_URL',
    );
  }
  return account;
}

/** The account that owns an existing cluster; it may have been made under another name than the one chosen today. */
export async function accountOf(uid: number, gid: number): Promise<Account> {
  if (uid === 0) return chooseAccount();
  const known = await findAccount((account) => account.uid === uid);
  return { name: known?.name ?? `uid ${uid}`, uid, gid };
}
