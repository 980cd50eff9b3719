import { parseAuthResponse } from '../auth/parseAuthResponse';
import { getToken, getTokenLifeMs, setToken } from '../auth/tokens';
import type { SessionUser } from '../auth/authState';
import { request } from '../api/request';
import { config } from '../config';

/** Whether the visitor is signed in to the product in this browser. `checking` only until the first answer. */
export type PlaygroundSession =
  | { status: 'checking'; user: null }
  | { status: 'signedIn'; user: SessionUser }
  | { status: 'signedOut'; user: null };

/** A token with less left than this is exchanged before it is sent. */
const tooOldMs = 60_000;

let session: PlaygroundSession = { status: 'checking', user: null };
let check: Promise<void> | null = null;
const listeners = new Set<() => void>();

export const getSession = (): PlaygroundSession => session;

/** @returns a function that stops listening */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the server who the session cookie speaks for. It reads the session and does not rotate it, so pages of the
 * product that are open beside this one keep theirs.
 */
export function checkSession(): Promise<void> {
  check ??= askServer().finally(() => {
    check = null;
  });
  return check;
}

/** The session's access token, new enough to send; null for a visitor who is not signed in. */
export async function sessionToken(): Promise<string | null> {
  if (session.status === 'checking' || (getToken() !== null && getTokenLifeMs() < tooOldMs)) await checkSession();
  return getToken();
}

async function askServer(): Promise<void> {
  try {
    const { ok, body } = await request(`${config.authBase}/session`);
    const { user, token } = ok ? parseAuthResponse(body) : { user: null, token: null };
    keep(user, token);
  } catch {
    // Nobody could say: a session that was there stays.
    if (session.status === 'checking') keep(null, null);
  }
}

function keep(user: SessionUser | null, token: string | null): void {
  setToken(user && token);
  session = user && token ? { status: 'signedIn', user } : { status: 'signedOut', user: null };
  for (const listener of listeners) listener();
}
