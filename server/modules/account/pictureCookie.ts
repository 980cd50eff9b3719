import type { Context } from '../../context';
import { statement } from '../../database/read';

/** Pages load pictures with `<img>`, which sends no access token: this cookie identifies the session instead. */
const pictureCookie = 'venturion_pictures';
const path = '/media';

export const setPictureCookie = (ctx: Context, sessionId: string, expires: Date): void =>
  ctx.cookies.write(pictureCookie, ctx.app.pictureTokens.sign(sessionId), expires, path);

export const clearPictureCookie = (ctx: Context): void => ctx.cookies.clear(pictureCookie, path);

/** Reads the person who requests a picture: by access token, or by the cookie while its session is live. */
export async function readPictureViewer(ctx: Context): Promise<string | null> {
  if (ctx.viewer) return ctx.viewer.id;
  const sessionId = ctx.app.pictureTokens.verify(ctx.cookies.read(pictureCookie));
  if (!sessionId) return null;
  const query = statement(
    'picture_viewer',
    () => 'select account_id from session where id = $1 and ended_at is null and expires_at > now()',
  );
  return ctx.app.reader.value(query, [sessionId]);
}
