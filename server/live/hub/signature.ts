import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The app's public key and its secret. */
export type AppKey = { key: string; secret: string };

/** How far the clock of whoever signs may be from ours. */
const timestampToleranceSeconds = 600;

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time, whatever the length of `given`. */
function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Checks an answer of the authorisation endpoint.
 * @param auth `key:signature`
 * @param parts what was signed: socket id and channel, with the channel data where there is some
 */
export const isChannelAuth = (app: AppKey, auth: unknown, ...parts: string[]): boolean =>
  typeof auth === 'string' && isSame(auth, `${app.key}:${sign(app.secret, parts.join(':'))}`);

/** The same for a user who signs in on a socket. */
export const isUserAuth = (app: AppKey, auth: unknown, socketId: string, userData: string): boolean =>
  typeof auth === 'string' && isSame(auth, `${app.key}:${sign(app.secret, `${socketId}::user::${userData}`)}`);

/**
 * Checks the signature of a call to the HTTP API.
 * @param request.path as it came, not decoded
 * @returns what is wrong with it, or undefined
 */
export function findSignatureIssue(
  app: AppKey,
  request: { method: string; path: string; query: URLSearchParams; body: Buffer },
  nowSeconds = Date.now() / 1000,
): string | undefined {
  const { method, path, query, body } = request;
  if (query.get('auth_key') !== app.key) return 'Unknown auth_key';
  if (query.get('auth_version') !== '1.0') return 'Unsupported auth_version';
  const timestamp = query.get('auth_timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowSeconds - Number(timestamp)) > timestampToleranceSeconds) {
    return `Timestamp expired: auth_timestamp must be within ${timestampToleranceSeconds} s of the server's time`;
  }
  if (body.length > 0 && query.get('body_md5') !== createHash('md5').update(body).digest('hex'))
    return 'Invalid body_md5';
  const signed = [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const expected = sign(app.secret, `${method}\n${path}\n${signed}`);
  return isSame(query.get('auth_signature') ?? '', expected) ? undefined : 'Invalid auth_signature';
}
