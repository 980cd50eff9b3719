import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import { sql, type WriteTransaction } from '../../database/write';

/**
 * A used token stays exchangeable for this long: concurrent refreshes of one client send the same token, and a response can
 * be lost. The same browser, identified by an id that only its pages can read, has longer. Any later use indicates a stolen
 * cookie.
 */
const leewaySeconds = { anyone: 10, sameBrowser: 15 };

/** Tokens that one refresh follows at most; each was used within the leeway. */
const maxSuccessors = 10;

/** Only the hash of a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const insertToken = (tx: WriteTransaction, sessionId: string, token: string) =>
  tx.rows(
    sql`insert into refresh_token (hash, session_id) values (${hashToken(token)}, ${sessionId}) on conflict do nothing`,
  );

/** Issues the first token of a session. @returns the token */
export async function issueRefreshToken(tx: WriteTransaction, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(tx, sessionId, token);
  return token;
}

/**
 * Exchanges a token of a session that the caller has locked. A token that was used within the leeway gives the successor
 * that its first use gave: successors are derived from their token and a secret, because only hashes are stored.
 * @returns the unused token that follows; null when the token was used before the leeway
 */
export async function exchangeRefreshToken(
  tx: WriteTransaction,
  { app, clientId }: Pick<Context, 'app' | 'clientId'>,
  sessionId: string,
  token: string,
): Promise<string | null> {
  const usedBy = clientId ?? null;
  let current = token;
  for (let followed = 0; followed <= maxSuccessors; followed++) {
    const row = await tx.row<{ isUsed: boolean; isExchangeable: boolean }>(sql`
      select used_at is not null as "isUsed",
        coalesce(used_at > now() - make_interval(secs => case when used_by = ${usedBy} then ${leewaySeconds.sameBrowser}::int else ${leewaySeconds.anyone}::int end), true) as "isExchangeable"
      from refresh_token where hash = ${hashToken(current)}`);
    if (row && !row.isExchangeable) return null;
    if (followed > 0 && !row?.isUsed) {
      await insertToken(tx, sessionId, current);
      return current;
    }
    if (!row?.isUsed)
      await tx.rows(
        sql`update refresh_token set used_at = now(), used_by = ${usedBy} where hash = ${hashToken(current)}`,
      );
    current = createHmac('sha256', app.refreshTokenSecret).update(current).digest('base64url');
  }
  return null;
}
