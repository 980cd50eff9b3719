import { createHash, randomBytes } from 'node:crypto';
import type { App, Context } from '../../context';
import type { AppError } from '../../core/errors';
import { statement } from '../../database/read';
import { sql, writeTransaction, type WriteTransaction } from '../../database/write';
import { countToken } from './throttle';

/** What an emailed link permits, once. */
export type TokenPurpose = 'reset_password' | 'undo_deletion';

const hashToken = (token: string) => createHash('sha256').update(token).digest();

/**
 * Issues a token and passes it to `deliver`. Deletes the token when that fails. Only its hash is stored. A new link to reset
 * the password revokes earlier ones after its delivery.
 * @param expires SQL of its expiry
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
      sql`insert into account_token (hash, account_id, purpose, expires_at) values (${hashToken(token)}, ${accountId}, ${purpose}, ${expires})`,
    ),
  );
  try {
    await deliver(token);
  } catch (error) {
    await inTransaction((tx) => tx.rows(sql`delete from account_token where hash = ${hashToken(token)}`));
    throw error;
  }
  if (purpose === 'reset_password') await inTransaction((tx) => tx.rows(deleteEarlier(accountId, token)));
}

const deleteEarlier = (accountId: string, token: string) => sql`
  delete from account_token t using account_token n
  where n.hash = ${hashToken(token)} and t.account_id = ${accountId} and t.purpose = n.purpose and t.created_at < n.created_at`;

/**
 * Checks that a token is valid, without using it. An invalid token counts as an attempt.
 * @param error thrown for an invalid token
 * @throws AppError `error`, RATE_LIMITED
 */
export async function checkToken(ctx: Context, token: string, purpose: TokenPurpose, error: AppError): Promise<void> {
  const isValid = statement(
    'account_token_good',
    () => 'select exists (select from account_token where hash = $1 and purpose = $2 and expires_at > now())',
  );
  if ((await ctx.app.reader.value<boolean>(isValid, [hashToken(token), purpose])) === true) return;
  await countToken(ctx);
  throw error;
}

/**
 * Redeems a token and revokes the account's other tokens for the same purpose.
 * @returns the account's id; undefined for a used, expired or unknown token
 */
export async function redeemToken(
  tx: WriteTransaction,
  token: string,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  const redeemed = await tx.row<{ accountId: string }>(sql`
    select account_id as "accountId" from account_token where hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() for update`);
  if (redeemed) await revokeTokens(tx, redeemed.accountId, purpose);
  return redeemed?.accountId;
}

/** Revokes all tokens of an account for one purpose. */
export const revokeTokens = (tx: WriteTransaction, accountId: string, purpose: TokenPurpose) =>
  tx.rows(sql`delete from account_token where account_id = ${accountId} and purpose = ${purpose}`);
