import type { App } from '../context';
import type { Config } from '../core/config';
import { loadOrCreateSecret } from '../core/secrets';
import { matchesPassword } from '../modules/account/password';
import { demoEmail } from './buildPeople';

/** People of the demo community with a sign-in. Two, because live updates show between two people. */
export const demoUsernames: readonly string[] = ['alice', 'bob'];

/** Everybody knows this password, so only SEED_DEMO=true sets it. */
const publicPassword = 'founders-meet-here';

/** The password that was generated for this install: a fresh install can be reached by others before its operator signs in. */
const installPassword = async (dataDir: string): Promise<string> =>
  `founders-${(await loadOrCreateSecret(dataDir, 'demo')).slice(0, 12)}`;

/** The password that seeding sets. */
export const demoPassword = ({ seedDemo, dataDir }: Config): Promise<string> =>
  seedDemo ? Promise.resolve(publicPassword) : installPassword(dataDir);

/** Reads the demo people who can still sign in with the password of their seeding. */
export async function readDemoLogins({
  pool,
  config,
}: Pick<App, 'pool' | 'config'>): Promise<{ username: string; password: string }[]> {
  const { rows } = await pool.query<{ username: string; hash: string }>(
    `select p.username, a.password_hash as hash from account a join profile p on p.id = a.id
     where a.email = any($1) and a.deleted_at is null order by p.username`,
    [demoUsernames.map(demoEmail)],
  );
  const logins = [];
  for (const password of rows.length > 0 ? [publicPassword, await installPassword(config.dataDir)] : [])
    for (const { username, hash } of rows)
      if (await matchesPassword(hash, password)) logins.push({ username, password });
  return logins;
}
