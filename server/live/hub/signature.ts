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

/** The session that a signature was made for, its account, and when the signature expires, in ms since 1970. */
export type SignatureOwner = { sessionId: string; accountId: string; expiresMs: number };

/** Signed text of a subscription. @param channelData on presence channels, the member as JSON */
export const subscriptionText = (socketId: string, channel: string, channelData?: string): string =>
  [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');

/** Signed text of a user who signs in on a socket. */
export const signInText = (socketId: string, userData: string): string => `${socketId}::user::${userData}`;

/** A text without an owner starts with a socket id, so one signature never covers both forms. */
const ownedText = (owner: string, text: string): string => `owner:${owner}:${text}`;

/** @returns `key:signature.sessionId.accountId.expiresMs`, of a text that clients present to the hub */
export function signForOwner({ key, secret }: AppKey, owner: SignatureOwner, text: string): string {
  const suffix = `${owner.sessionId}.${owner.accountId}.${owner.expiresMs}`;
  return `${key}:${sign(secret, ownedText(suffix, text))}.${suffix}`;
}

/**
 * Verifies a signature that a client presents.
 * @param auth `key:signature` of the official libraries, or the form of `signForOwner`
 * @returns undefined when it is invalid; the owner if the signature has one
 */
export function verifySignature(
  { key, secret }: AppKey,
  auth: unknown,
  text: string,
): { owner?: SignatureOwner } | undefined {
  if (typeof auth !== 'string' || !auth.startsWith(`${key}:`)) return undefined;
  const [signature = '', ...suffix] = auth.slice(key.length + 1).split('.');
  const [sessionId = '', accountId = '', expiresMs] = suffix;
  const hasOwner = suffix.length > 0;
  if (!isEqualConstantTime(signature, sign(secret, hasOwner ? ownedText(suffix.join('.'), text) : text)))
    return undefined;
  return hasOwner ? { owner: { sessionId, accountId, expiresMs: Number(expiresMs) } } : {};
}

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
