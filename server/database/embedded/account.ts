import { readFile } from 'node:fs/promises';
import { EmbeddedPostgresError } from './errors';
import { run, type Account } from './process';

/** Whether the server runs as root. PostgreSQL does not start as root. */
export const isRoot = () => process.getuid?.() === 0;

async function findAccount(predicate: (account: Account) => boolean): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const accounts = lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  return accounts.find(predicate);
}

const isPostgres = ({ name, uid }: Account) => name === 'postgres' && uid > 0;
const isNobody = ({ name, uid }: Account) => name === 'nobody' && uid > 0;

/**
 * Chooses the account for a new cluster of a root server: `postgres`, created when missing, or else `nobody`.
 * @throws EmbeddedPostgresError when there is no suitable account
 */
export async function chooseAccount(): Promise<Account> {
  let account = await findAccount(isPostgres);
  if (!account) {
    const options = [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ];
    await run('useradd', options).catch(() => undefined);
    account = (await findAccount(isPostgres)) ?? (await findAccount(isNobody));
  }
  if (!account) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and this machine has no other account; add a user "postgres", or set DATABASE_URL',
    );
  }
  return account;
}

/** The account that owns an existing cluster. It may differ from the one that chooseAccount returns. */
export async function accountForOwner(uid: number, gid: number): Promise<Account> {
  if (uid === 0) return chooseAccount();
  const account = await findAccount((each) => each.uid === uid);
  return { name: account?.name ?? `uid ${uid}`, uid, gid };
}
