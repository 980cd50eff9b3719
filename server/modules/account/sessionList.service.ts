import Bowser from 'bowser';
import type { Context } from '../../context';
import { viewerId, write } from '../../context';
import { isId } from '../../core/validation';
import { notFound } from '../../core/errors';
import { statement } from '../../database/read';
import { sql } from '../../database/write';
import { clearRefreshCookie, endAllSessions, endSessions } from './session.service';

/** One device signed in, as its owner sees it. */
export type SessionInfo = {
  id: string;
  device: string;
  address: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};

/** "Firefox on Linux", or a program's name, as far as they tell. */
function deviceOf(userAgent: string): string {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  if (!browser.name) return /^(?!Mozilla)[\w-]{1,30}(?=\/)/.exec(userAgent)?.[0] ?? 'Unknown device';
  const system = os.name ?? platform.type;
  return system ? `${browser.name} on ${system}` : browser.name;
}

type Row = { id: string; userAgent: string; address: string; createdAt: string; lastUsedAt: string };

/** Where the viewer is signed in, latest used first; this session leads. */
export async function readSessions(ctx: Context): Promise<SessionInfo[]> {
  const accountId = viewerId(ctx);
  const text = await ctx.app.reader.value(
    statement(
      'account_sessions',
      () => `select coalesce(json_agg(s), '[]')::text from (
               select id, user_agent as "userAgent", address, created_at as "createdAt", last_used_at as "lastUsedAt" from session
               where account_id = $1 and ended_at is null and expires_at > now() order by id = $2 desc, last_used_at desc limit 100) s`,
    ),
    [accountId, ctx.viewer!.sessionId],
  );
  const rows: Row[] = JSON.parse(text!);
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    isCurrent: row.id === ctx.viewer!.sessionId,
  }));
}

/** Signs one of the viewer's devices out. Safe to repeat. @throws AppError NOT_FOUND, also for somebody else's session */
export async function revokeSession(ctx: Context, id: string): Promise<void> {
  const accountId = viewerId(ctx);
  if (!isId(id)) throw notFound('Session');
  const own = await write(ctx, async (tx) => {
    const found = await tx.row<{ id: string }>(
      sql`select id from session where id = ${id} and account_id = ${accountId}`,
    );
    if (found) await endSessions(tx, accountId, [found.id], 'revoked');
    return found;
  });
  if (!own) throw notFound('Session');
  ctx.app.endedSessions.add([own.id]);
  if (own.id === ctx.viewer!.sessionId) clearRefreshCookie(ctx);
}

/** Signs out all of the viewer's devices but this one. @returns how many there were */
export async function revokeOtherSessions(ctx: Context): Promise<number> {
  const accountId = viewerId(ctx);
  const ended = await write(ctx, (tx) => endAllSessions(tx, accountId, 'revoked', ctx.viewer!.sessionId));
  ctx.app.endedSessions.add(ended);
  return ended.length;
}
