import type { SessionUser } from './authState';

type AuthResponse = { user: SessionUser | null; token: string | null };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readUser(value: unknown): SessionUser | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.username !== 'string') return null;
  return { id: value.id, username: value.username };
}

/** Parses `user` and `accessToken` (or `token`) from an auth response: under `data`, or at the top level. */
export function parseAuthResponse(body: unknown): AuthResponse {
  const result: AuthResponse = { user: null, token: null };
  for (const source of [isRecord(body) ? body.data : undefined, body]) {
    if (!isRecord(source)) continue;
    const token = source.accessToken ?? source.token;
    result.user ??= readUser(source.user);
    if (typeof token === 'string' && token !== '') result.token ??= token;
  }
  return result;
}
