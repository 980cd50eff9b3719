import type { SessionUser } from './authState';

type Found = { user: SessionUser | null; token: string | null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readUser(value: unknown): SessionUser | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.username !== 'string') return null;
  return { id: value.id, username: value.username };
}

/** Finds `user` and `accessToken` (or `token`) in an answer of the auth calls: under `data`, or at the top level. */
export function parseAuthResponse(body: unknown): Found {
  const found: Found = { user: null, token: null };
  for (const source of [isRecord(body) ? body.data : undefined, body]) {
    if (!isRecord(source)) continue;
    const token = source.accessToken ?? source.token;
    found.user ??= readUser(source.user);
    if (typeof token === 'string' && token !== '') found.token ??= token;
  }
  return found;
}
