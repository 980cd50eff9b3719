import Bowser from 'bowser';
import { maxSessions } from '../../../shared/contracts/account';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import type { Session } from './account.type';
import { clearSessionCookies, endAllSessions, endSessions } from './session.service';

/** Describes a device by its user agent: "Firefox on Linux", or the name of a program. */
function describeDevice(userAgent: string): string {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  if (!browser.name) return /^(?!Mozilla)[\w-]{1,30}(?=\/)/.exec(userAgent)?.[0] ?? 'Unknown device';
  const system = os.name ?? platform.type;
  return system ? `${browser.name} on ${system}` : browser.name;
}

type Row = { id: string; userAgent: string; address: string; createdAt: string; lastUsedAt: string };

/** Reads the viewer's active sessions: the current one, then the most recently used. */
export async function readSessions(ctx: Context): Promise<Session[]> {
  const accountId = viewerId(ctx);
  const text = await ctx.app.reader.value(
    statement(
      'account_sessions',
      () => `select coalesce(json_agg(s), '[]')::text from (
               select id, user_agent as "userAgent", address, created_at as "createdAt", last_used_at as "lastUsedAt" from session
               where account_id = $1 and ended_at is null and expires_at > now() order by id = $2 desc, last_used_at desc limit ${maxSessions}) s`,
    ),
    [accountId, ctx.viewer!.sessionId],
  );
  const rows: Row[] = JSON.parse(text!);
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    isCurrent: row.id === ctx.viewer!.sessionId,
  }));
}

/** Ends one of the viewer's sessions. Safe to repeat. @throws AppError NOT_FOUND, also for another person's session */
export async function revokeSession(ctx: Context, id: string): Promise<void> {
  const accountId = viewerId(ctx);
  if (!isId(id)) throw notFound('Session');
  const session = await write(ctx, async (tx) => {
    const own = await tx.row<{ id: string }>(
      sql`select id from session where id = ${id} and account_id = ${accountId}`,
    );
    if (own) await endSessions(tx, accountId, [own.id], 'revoked');
    return own;
  });
  if (!session) throw notFound('Session');
  ctx.app.endedSessions.add([session.id]);
  if (session.id === ctx.viewer!.sessionId) clearSessionCookies(ctx);
}

/** Ends all of the viewer's sessions except the current one. @returns their number */
export async function revokeOtherSessions(ctx: Context): Promise<number> {
  const accountId = viewerId(ctx);
  const ended = await write(ctx, (tx) => endAllSessions(tx, accountId, 'revoked', ctx.viewer!.sessionId));
  ctx.app.endedSessions.add(ended);
  return ended.length;
}
