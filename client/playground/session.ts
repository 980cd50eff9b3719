import { parseAuthResponse } from '../auth/parseAuthResponse';
import { getToken, getTokenLifeMs, setToken } from '../http/accessToken';
import type { SessionUser } from '../auth/authState';
import { request } from '../http/request';
import { config } from '../config';

/** Whether the visitor is signed in to the product in this browser. `checking` until the first response. */
export type PlaygroundSession =
  | { status: 'checking'; user: null }
  | { status: 'signedIn'; user: SessionUser }
  | { status: 'signedOut'; user: null };

/** A token with less lifetime left is refreshed before it is sent. */
const tooOldMs = 60_000;

let session: PlaygroundSession = { status: 'checking', user: null };
let check: Promise<void> | null = null;
const listeners = new Set<() => void>();

export const getSession = (): PlaygroundSession => session;

/** @returns a function that unsubscribes */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the session of the cookie. It does not rotate the cookie, so open pages of the product keep their session. */
export function checkSession(): Promise<void> {
  check ??= fetchSession().finally(() => {
    check = null;
  });
  return check;
}

/** @returns a valid access token of the session; null when the visitor is not signed in */
export async function sessionToken(): Promise<string | null> {
  if (session.status === 'checking' || (getToken() !== null && getTokenLifeMs() < tooOldMs)) await checkSession();
  return getToken();
}

async function fetchSession(): Promise<void> {
  try {
    const { ok, body } = await request(`${config.authBase}/session`);
    const { user, token } = ok ? parseAuthResponse(body) : { user: null, token: null };
    keep(user, token);
  } catch {
    // Without a response an existing session stays.
    if (session.status === 'checking') keep(null, null);
  }
}

function keep(user: SessionUser | null, token: string | null): void {
  setToken(user && token);
  session = user && token ? { status: 'signedIn', user } : { status: 'signedOut', user: null };
  for (const listener of listeners) listener();
}
