import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The app's public key and its secret. */
export type AppKey = { key: string; secret: string };

/** Allowed difference between the clocks of signer and hub. */
const timestampToleranceSeconds = 600;

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time. Values of different length are unequal. */
function isEqualConstantTime(actual: string, expected: string): boolean {
  const a = Buffer.from(actual);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Verifies a channel signature of the authorisation endpoint.
 * @param auth `key:signature`
 * @param parts signed values: socket id, channel and, on presence channels, the channel data
 */
export const isChannelAuth = (app: AppKey, auth: unknown, ...parts: string[]): boolean =>
  typeof auth === 'string' && isEqualConstantTime(auth, `${app.key}:${sign(app.secret, parts.join(':'))}`);

/** Verifies the signature of a user who signs in on a socket. */
export const isUserAuth = (app: AppKey, auth: unknown, socketId: string, userData: string): boolean =>
  typeof auth === 'string' &&
  isEqualConstantTime(auth, `${app.key}:${sign(app.secret, `${socketId}::user::${userData}`)}`);

/**
 * Verifies the signature of a request to the HTTP API.
 * @param request.path still URL-encoded
 * @returns an error message, or undefined when the signature is valid
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
  return isEqualConstantTime(query.get('auth_signature') ?? '', expected) ? undefined : 'Invalid auth_signature';
}
