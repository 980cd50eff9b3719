import { getBrowserId } from '../http/browserId';
import { readErrorBody } from '../http/errors';
import { request, type RequestOptions } from '../http/request';
import { config } from '../config';
import { getAuthState, setAuthState, type SessionUser } from './authState';
import { parseAuthResponse } from './parseAuthResponse';
import { withSessionLock } from './sessionLock';
import { getToken, getTokenLifeMs, setToken } from '../http/accessToken';

/**
 * `refused`: the server has no such session. `unreachable`: no usable response. `superseded`: a login or logout
 * happened meanwhile.
 */
type Outcome = 'signedIn' | 'refused' | 'unreachable' | 'superseded';

/** `endReason` is the server's reason when the session was ended elsewhere. */
export type AuthFailure = { reason: 'refresh_failed' | 'refresh_error'; endReason?: string };

declare global {
  interface WindowEventMap {
    'auth:failed': CustomEvent<AuthFailure>;
  }
}

let refreshInFlight: Promise<boolean> | null = null;
let sessionVersion = 0;
/** Outcome of the latest refresh; a logout counts as refused. */
let lastOutcome: Outcome | null = null;
/** End reason of the first rejection: that response clears the cookie, so later ones have none. */
let endReason: string | undefined;

/** Stores the session of an auth response. A refresh that is still running is ignored. */
export function startSession(user: SessionUser, token: string): void {
  sessionVersion += 1;
  lastOutcome = 'signedIn';
  endReason = undefined;
  setToken(token);
  const current = getAuthState().user;
  if (current?.id === user.id && current.username === user.username) return;
  setAuthState({ status: 'authenticated', user, sessionEnded: false });
}

/** Runs a sign-in after the running refresh and under the session lock, so that its cookie is set lastOutcome. */
export async function runAfterRefresh<T>(work: () => Promise<T>): Promise<T> {
  if (refreshInFlight) await refreshInFlight;
  return withSessionLock(work);
}

/**
 * Refreshes the access token by the refresh cookie. At most one refresh runs in all tabs, because refresh tokens are
 * single-use and a second use ends the session. When refresh and session check both fail, the token is cleared and
 * `auth:failed` is dispatched on the window.
 * @param early the token is still valid, so an unreachable server does not end the session
 * @returns whether a user is signed in
 */
export function refreshSession({ early = false } = {}): Promise<boolean> {
  const startVersion = sessionVersion;
  refreshInFlight ??= withSessionLock(async () =>
    applyOutcome(await refreshOrCheckSession(startVersion), early),
  ).finally(() => {
    refreshInFlight = null;
  });
  return refreshInFlight;
}

/**
 * Refreshes a token that the server rejected, unless a newer one exists already.
 * @param rejectedToken the token that was sent; null for a call without a token, which is not refreshed after the session has
 * ended
 * @returns whether to send the call again
 */
export async function replaceRejectedToken(rejectedToken: string | null): Promise<boolean> {
  if (refreshInFlight) return refreshInFlight;
  const current = getToken();
  if (current !== rejectedToken) return current !== null;
  return current === null && lastOutcome === 'refused' ? false : refreshSession();
}

/** Returns the token to send. Waits for a running refresh, and starts one shortly before the token expires. */
export async function getFreshToken(): Promise<string | null> {
  if (refreshInFlight) await refreshInFlight;
  else if (getToken() !== null && getTokenLifeMs() < config.auth.refreshBeforeExpiryMs)
    await refreshSession({ early: true });
  return getToken();
}

/** Ends the session locally and on the server. Signs out even when the server is unreachable. */
export async function endSession(): Promise<void> {
  sessionVersion += 1;
  await callAuth('POST', '/logout').catch(() => undefined);
  sessionVersion += 1;
  lastOutcome = 'refused';
  endReason = undefined;
  setToken(null);
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false });
}

/**
 * Refreshes the token before it expires, also after sleep, and retries a session check that found the server
 * unreachable.
 * @returns a function that stops it
 */
export function startSessionHeartbeat(): () => void {
  const timer = setInterval(handleHeartbeat, config.auth.heartbeatMs);
  window.addEventListener('online', handleHeartbeat);
  window.addEventListener('focus', handleHeartbeat);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', handleHeartbeat);
    window.removeEventListener('focus', handleHeartbeat);
  };
}

const handleHeartbeat = () =>
  void (getToken() === null && lastOutcome === 'unreachable' ? refreshSession() : getFreshToken());

const callAuth = (method: RequestOptions['method'], path: string) =>
  request(`${config.authBase}${path}`, { method, keepalive: true, headers: { 'x-client-id': getBrowserId() } });

async function refreshOrCheckSession(startVersion: number): Promise<Outcome> {
  const outcome = await requestSession('POST', '/refresh', startVersion);
  return outcome === 'refused' || outcome === 'unreachable' ? requestSession('GET', '/session', startVersion) : outcome;
}

async function requestSession(method: RequestOptions['method'], path: string, startVersion: number): Promise<Outcome> {
  if (sessionVersion !== startVersion) return 'superseded';
  try {
    const response = await callAuth(method, path);
    if (sessionVersion !== startVersion) return 'superseded';
    if (!response.ok) endReason = readErrorBody(response.body, '').reason ?? endReason;
    if (!response.ok) return response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused';
    // The browser has no refresh cookie.
    if (response.status === 204) return 'refused';
    const { user, token } = parseAuthResponse(response.body);
    const known = user ?? getAuthState().user;
    if (!token || !known) return 'unreachable';
    startSession(known, token);
    return 'signedIn';
  } catch {
    return sessionVersion === startVersion ? 'unreachable' : 'superseded';
  }
}

function applyOutcome(outcome: Outcome, early: boolean): boolean {
  if (outcome === 'signedIn') return true;
  if (outcome === 'superseded') return getToken() !== null;
  lastOutcome = outcome;
  if (early && outcome === 'unreachable' && getTokenLifeMs() > 0) return true;
  setToken(null);
  const reason = outcome === 'unreachable' ? 'refresh_error' : 'refresh_failed';
  window.dispatchEvent(new CustomEvent<AuthFailure>('auth:failed', { detail: { reason, endReason } }));
  return false;
}
