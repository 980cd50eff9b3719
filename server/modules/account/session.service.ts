import { maxSessions, publicEndReasons, type SessionEndReason } from '../../../shared/contracts/account';
import type { Context } from '../../context';
import { write } from '../../context';
import { unauthenticated } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { SessionEntity } from './account.entity';
import { sessionEnded } from './account.events';
import { clearPictureCookie, setPictureCookie } from './pictureCookie';
import type { SessionPayload } from './account.type';
import { exchangeRefreshToken, hashToken, issueRefreshToken } from './refreshToken';

const refreshCookie = 'venturion_refresh';
const sessionDays = 30;

const sessionEnd = () => new Date(Date.now() + sessionDays * 86_400_000);

type OpenedSession = { sessionId: string; refreshToken: string; endedSessionIds: string[] };

/**
 * Starts a session for an account in the transaction, and ends the least recently used ones over the maximum. The caller
 * has locked the account, and sets the cookie after the commit.
 */
export async function openSession(ctx: Context, tx: WriteTransaction, accountId: string): Promise<OpenedSession> {
  const endedSessionIds = await endOldestSessions(tx, accountId, maxSessions - 1);
  const session = tx.em.create(SessionEntity, {
    id: newId(),
    accountId,
    userAgent: ctx.userAgent.slice(0, 400),
    address: ctx.address,
    expiresAt: sessionEnd(),
  });
  await tx.em.flush();
  return { sessionId: session.id, refreshToken: await issueRefreshToken(tx, session.id), endedSessionIds };
}

/** Sets the cookies of a session that was opened or refreshed. */
export function setSessionCookies(ctx: Context, session: { sessionId: string; refreshToken: string }): void {
  const expires = sessionEnd();
  ctx.cookies.write(refreshCookie, session.refreshToken, expires);
  setPictureCookie(ctx, session.sessionId, expires);
}

/** Removes the cookies of a session from the browser. */
export function clearSessionCookies(ctx: Context): void {
  ctx.cookies.clear(refreshCookie);
  clearPictureCookie(ctx);
}

type TokenRow = { sessionId: string; accountId: string; isActive: boolean; endReason: SessionEndReason | null };

const sessionEndedError = (reason?: SessionEndReason | null) =>
  unauthenticated(
    'Your session ended. Log in again.',
    publicEndReasons.find((publicReason) => publicReason === reason),
  );

/** Whether the request has a refresh cookie. A browser without one is a visitor's: that is not an error. */
export const hasRefreshCookie = (ctx: Context): boolean => ctx.cookies.read(refreshCookie) !== undefined;

/**
 * Rotates the refresh cookie and issues an access token. A token that was used before the leeway ends its session.
 * @throws AppError UNAUTHENTICATED, with the reason when the session was ended elsewhere
 */
export async function refreshSession(ctx: Context): Promise<SessionPayload> {
  const token = ctx.cookies.read(refreshCookie);
  if (!token) throw sessionEndedError();
  const outcome = await write(ctx, async (tx) => {
    const row = await tx.row<TokenRow>(sql`
      select s.id as "sessionId", s.account_id as "accountId", s.ended_at is null and s.expires_at > now() as "isActive", s.end_reason as "endReason"
      from refresh_token t join session s on s.id = t.session_id where t.hash = ${hashToken(token)} for update of s`);
    if (!row?.isActive) return { endReason: row?.endReason };
    const { sessionId, accountId } = row;
    const refreshToken = await exchangeRefreshToken(tx, ctx, sessionId, token);
    if (!refreshToken) {
      await endSessions(tx, accountId, [sessionId], 'reused');
      return { endedSessionId: sessionId };
    }
    await tx.rows(sql`
      update session set last_used_at = now(), expires_at = ${sessionEnd()}, address = ${ctx.address} where id = ${sessionId}`);
    return { accountId, sessionId, refreshToken };
  });
  if (outcome.endedSessionId) ctx.app.endedSessions.add([outcome.endedSessionId]);
  if (!outcome.accountId) {
    clearSessionCookies(ctx);
    throw sessionEndedError(outcome.endReason);
  }
  setSessionCookies(ctx, outcome);
  return readSessionPayload(ctx, outcome.accountId, outcome.sessionId);
}

/**
 * Reads the session of the refresh cookie and issues an access token, without rotating the cookie.
 * @throws AppError UNAUTHENTICATED
 */
export async function readSession(ctx: Context): Promise<SessionPayload> {
  const token = ctx.cookies.read(refreshCookie);
  const [row] = token
    ? await ctx.app.reader.rows<{ accountId: string; sessionId: string }>(
        statement(
          'session_of_token',
          () => `select s.account_id as "accountId", s.id as "sessionId" from refresh_token t join session s on s.id = t.session_id
                 where t.hash = $1 and t.used_at is null and s.ended_at is null and s.expires_at > now()`,
        ),
        [hashToken(token)],
      )
    : [];
  if (!row) throw sessionEndedError();
  return readSessionPayload(ctx, row.accountId, row.sessionId);
}

/** Ends the session of the cookie, or of the access token. Safe to repeat. */
export async function logOut(ctx: Context): Promise<void> {
  const token = ctx.cookies.read(refreshCookie);
  const ended = await write(ctx, async (tx) => {
    const row = await tx.row<{ id: string; account_id: string }>(sql`
      select s.id, s.account_id from refresh_token t join session s on s.id = t.session_id where t.hash = ${token ? hashToken(token) : null}
      union all select id, account_id from session where id = ${ctx.viewer?.sessionId ?? null} limit 1`);
    if (row) await endSessions(tx, row.account_id, [row.id], 'logged_out');
    return row?.id;
  });
  if (ended) ctx.app.endedSessions.add([ended]);
  clearSessionCookies(ctx);
}

/** Ends sessions in the transaction. The event closes their sockets in every process. */
export async function endSessions(
  tx: WriteTransaction,
  accountId: string,
  sessionIds: string[],
  reason: SessionEndReason,
): Promise<void> {
  const ended = await tx.rows<{ id: string }>(sql`
    update session set ended_at = now(), end_reason = ${reason}
    where id = any(${sessionIds}::uuid[]) and account_id = ${accountId} and ended_at is null returning id`);
  for (const { id } of ended) tx.emit(sessionEnded(accountId, id, reason));
}

/** Ends the active sessions of an account except the most recently used ones. @returns ids of the ended sessions */
async function endOldestSessions(tx: WriteTransaction, accountId: string, keep: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from session where account_id = ${accountId} and ended_at is null and expires_at > now()
    order by last_used_at desc, id desc offset ${keep}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await endSessions(tx, accountId, ids, 'session_limit');
  return ids;
}

/** Ends all active sessions of an account except one. @returns ids of the ended sessions */
export async function endAllSessions(
  tx: WriteTransaction,
  accountId: string,
  reason: SessionEndReason,
  exceptSessionId: string | null = null,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from session where account_id = ${accountId} and ended_at is null and expires_at > now() and id is distinct from ${exceptSessionId}::uuid`,
  );
  const ids = rows.map(({ id }) => id);
  await endSessions(tx, accountId, ids, reason);
  return ids;
}

/** Reads the person of a session and issues an access token. @throws AppError UNAUTHENTICATED */
export async function readSessionPayload(ctx: Context, accountId: string, sessionId: string): Promise<SessionPayload> {
  const [user] = await ctx.app.reader.rows<SessionPayload['user']>(
    statement(
      'account_user',
      () => 'select a.id, p.username, a.email from account a join profile p on p.id = a.id where a.id = $1',
    ),
    [accountId],
  );
  if (!user) throw sessionEndedError();
  return { user, accessToken: ctx.app.accessTokens.sign(accountId, sessionId) };
}
