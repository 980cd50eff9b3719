import type { SessionEndReason } from '../../../shared/contracts/account';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../context';
import { write } from '../../context';
import { unauthenticated } from '../../core/errors';
import { newId } from '../../core/ids';
import { statement } from '../../database/read';
import { sql, type WriteTransaction } from '../../database/write';
import { RefreshToken, SessionEntity } from './account.entity';
import { sessionEnded } from './account.events';

const refreshCookie = 'venturion_refresh';
const sessionDays = 30;

/** What every sign-in answers. */
export type SignedIn = { user: { id: string; username: string; email: string }; accessToken: string };

const hashToken = (token: string) => createHash('sha256').update(token).digest();
const sessionEnd = () => new Date(Date.now() + sessionDays * 86_400_000);

/** Starts a session for an account inside the transaction. The token goes into the cookie after the commit. */
export function openSession(
  ctx: Context,
  tx: WriteTransaction,
  accountId: string,
): { sessionId: string; refreshToken: string } {
  const session = tx.em.create(SessionEntity, {
    id: newId(),
    accountId,
    userAgent: ctx.userAgent.slice(0, 400),
    address: ctx.address,
    expiresAt: sessionEnd(),
  });
  return { sessionId: session.id, refreshToken: addRefreshToken(tx, session.id) };
}

function addRefreshToken(tx: WriteTransaction, sessionId: string): string {
  const token = randomBytes(32).toString('base64url');
  tx.em.create(RefreshToken, { hash: hashToken(token), sessionId });
  return token;
}

export const setRefreshCookie = (ctx: Context, token: string): void =>
  ctx.cookies.write(refreshCookie, token, sessionEnd());
export const clearRefreshCookie = (ctx: Context): void => ctx.cookies.clear(refreshCookie);

/**
 * A page that is reloaded while it refreshes never sees the new cookie, and asks again with the old one. The same browser,
 * known by an id that only its pages can read, may do so for this long; anyone else who does holds a stolen cookie.
 */
const retrySeconds = 15;

type TokenRow = {
  session_id: string;
  account_id: string;
  used: boolean;
  retried: boolean;
  live: boolean;
  end_reason: SessionEndReason | null;
};

/** Ends that somebody else brought about: the page that hears of one has not been told why. */
const publicEndReasons: readonly (SessionEndReason | null)[] = ['revoked', 'password_changed', 'account_deleted'];

const sessionOver = (reason: SessionEndReason | null = null) =>
  unauthenticated('Session ended. Sign in again.', publicEndReasons.includes(reason) ? reason! : undefined);

/**
 * Exchanges the refresh cookie for a new one and an access token. A token used twice ends its session, see retrySeconds.
 * @throws AppError UNAUTHENTICATED, with the reason when the session was ended elsewhere
 */
export async function refreshSession(ctx: Context): Promise<SignedIn> {
  const token = ctx.cookies.read(refreshCookie);
  if (!token) throw sessionOver();
  const outcome = await write(ctx, async (tx) => {
    const row = await tx.row<TokenRow>(sql`
      select t.session_id, s.account_id, t.used_at is not null as used, (s.ended_at is null and s.expires_at > now()) as live, s.end_reason,
        coalesce(t.used_by = ${ctx.clientId ?? null} and t.used_at > now() - make_interval(secs => ${retrySeconds}), false) as retried
      from refresh_token t join session s on s.id = t.session_id where t.hash = ${hashToken(token)} for update of t, s`);
    if (!row?.live) return { over: row?.end_reason };
    if (row.used && !row.retried) {
      await endSessions(tx, row.account_id, [row.session_id], 'reused');
      return { ended: row.session_id };
    }
    await tx.rows(
      sql`update refresh_token set used_at = coalesce(used_at, now()), used_by = ${ctx.clientId ?? null} where hash = ${hashToken(token)}`,
    );
    await tx.rows(sql`
      update session set last_used_at = now(), expires_at = ${sessionEnd()}, address = ${ctx.address} where id = ${row.session_id}`);
    return { accountId: row.account_id, sessionId: row.session_id, refreshToken: addRefreshToken(tx, row.session_id) };
  });
  if (outcome.ended) ctx.app.endedSessions.add([outcome.ended]);
  if (!outcome.accountId) {
    clearRefreshCookie(ctx);
    throw sessionOver(outcome.over);
  }
  setRefreshCookie(ctx, outcome.refreshToken);
  return sessionPayload(ctx, outcome.accountId, outcome.sessionId);
}

/**
 * Who the refresh cookie speaks for, with a fresh access token and without rotating the cookie.
 * @throws AppError UNAUTHENTICATED
 */
export async function readSession(ctx: Context): Promise<SignedIn> {
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
  if (!row) throw sessionOver();
  return sessionPayload(ctx, row.accountId, row.sessionId);
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
  clearRefreshCookie(ctx);
}

/** Ends sessions in the transaction; the event closes their open sockets in every process. */
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

/** Ends all sessions of an account but one, those aside that their time has ended. @returns ids of those that ended */
export async function endAllSessions(
  tx: WriteTransaction,
  accountId: string,
  reason: SessionEndReason,
  keptSessionId: string | null = null,
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from session where account_id = ${accountId} and ended_at is null and expires_at > now() and id is distinct from ${keptSessionId}::uuid`,
  );
  const ids = rows.map(({ id }) => id);
  await endSessions(tx, accountId, ids, reason);
  return ids;
}

/** The answer of a sign-in. */
export async function sessionPayload(ctx: Context, accountId: string, sessionId: string): Promise<SignedIn> {
  const [user] = await ctx.app.reader.rows<SignedIn['user']>(
    statement(
      'account_user',
      () => 'select a.id, p.username, a.email from account a join profile p on p.id = a.id where a.id = $1',
    ),
    [accountId],
  );
  if (!user) throw sessionOver();
  return { user, accessToken: ctx.app.accessTokens.sign(accountId, sessionId) };
}
