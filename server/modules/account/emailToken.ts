import { createHash, randomBytes } from 'node:crypto';
import type { App, Context } from '../../context';
import type { AppError } from '../../core/errors';
import { statement } from '../../database/read';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { countToken } from './throttle';

/** What a mailed link lets its holder do, once. */
export type TokenPurpose = 'reset_password' | 'undo_deletion';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a token and hands it to `deliver`; nothing of it stays when that fails. Only its hash is kept. A new link to choose
 * a password takes the place of earlier ones, once it is on its way.
 * @param expires SQL of when it ends
 */
export async function issueEmailToken(
  app: App,
  accountId: string,
  purpose: TokenPurpose,
  expires: ReturnType<typeof sql>,
  deliver: (token: string) => Promise<void>,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const inTransaction = (work: (tx: WriteTransaction) => Promise<unknown>) =>
    writeTransaction(app.orm.em, app.relay.wake, work);
  await inTransaction((tx) =>
    tx.rows(
      sql`insert into account_token (hash, account_id, purpose, expires_at) values (${hashOf(token)}, ${accountId}, ${purpose}, ${expires})`,
    ),
  );
  try {
    await deliver(token);
  } catch (error) {
    await inTransaction((tx) => tx.rows(sql`delete from account_token where hash = ${hashOf(token)}`));
    throw error;
  }
  if (purpose === 'reset_password') await inTransaction((tx) => tx.rows(dropEarlier(accountId, token)));
}

const dropEarlier = (accountId: string, token: string) => sql`
  delete from account_token t using account_token n
  where n.hash = ${hashOf(token)} and t.account_id = ${accountId} and t.purpose = n.purpose and t.created_at < n.created_at`;

/**
 * Tells whether a link can still be followed, without using it up. One that cannot counts as a guess.
 * @param refusal what to answer then
 * @throws AppError `refusal`, RATE_LIMITED
 */
export async function checkToken(ctx: Context, token: string, purpose: TokenPurpose, refusal: AppError): Promise<void> {
  const found = statement(
    'account_token_good',
    () => 'select exists (select from account_token where hash = $1 and purpose = $2 and expires_at > now())',
  );
  if ((await ctx.app.reader.value<boolean>(found, [hashOf(token), purpose])) === true) return;
  await countToken(ctx);
  throw refusal;
}

/**
 * Uses a token up, and with it all others that this person was sent for the same purpose.
 * @returns whose it is; undefined for one that was used, has expired, or never was
 */
export async function redeemToken(
  tx: WriteTransaction,
  token: string,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  const found = await tx.row<{ accountId: string }>(sql`
    select account_id as "accountId" from account_token where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now() for update`);
  if (found) await revokeTokens(tx, found.accountId, purpose);
  return found?.accountId;
}

/** Takes back all links for one purpose that a person was sent. */
export const revokeTokens = (tx: WriteTransaction, accountId: string, purpose: TokenPurpose) =>
  tx.rows(sql`delete from account_token where account_id = ${accountId} and purpose = ${purpose}`);
