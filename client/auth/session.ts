import { getBrowserId } from '../api/browserId';
import { readErrorBody } from '../api/errors';
import { request, type RequestOptions } from '../api/request';
import { config } from '../config';
import { getAuthState, setAuthState, type SessionUser } from './authState';
import { parseAuthResponse } from './parseAuthResponse';
import { getToken, getTokenLifeMs, setToken } from './tokens';

/** `refused`: the server knows no session. `unreachable`: nobody could say. `superseded`: a login or logout came in between. */
type Outcome = 'signedIn' | 'refused' | 'unreachable' | 'superseded';

/** `endReason` is the server's word for why the session is over, when it was ended elsewhere. */
export type AuthFailure = { reason: 'refresh_failed' | 'refresh_error'; endReason?: string };

declare global {
  interface WindowEventMap {
    'auth:failed': CustomEvent<AuthFailure>;
  }
}

let flight: Promise<boolean> | null = null;
let epoch = 0;
/** What the server last said of the session; after a logout it would refuse. */
let last: Outcome | null = null;
/** Why the server refused, as it said the first time: by then it has forgotten the cookie. */
let endReason: string | undefined;

/** Makes the person of an answer the signed-in one; whatever refresh is still under way no longer counts. */
export function startSession(user: SessionUser, token: string): void {
  epoch += 1;
  last = 'signedIn';
  endReason = undefined;
  setToken(token);
  const current = getAuthState().user;
  if (current?.id === user.id && current.username === user.username) return;
  setAuthState({ status: 'authenticated', user, sessionEnded: false });
}

/** Runs a sign-in while no refresh runs, so that the session cookie kept last is the one signed in with. */
export async function runAfterRefresh<T>(work: () => Promise<T>): Promise<T> {
  if (flight) await flight;
  return inOneTab(work);
}

/**
 * Exchanges the refresh cookie for a new access token. One exchange runs at a time, in all tabs together:
 * refresh tokens are used once, and a second use ends the session.
 * When refresh and session check both fail, the token is cleared and `auth:failed` fires on the window.
 * @param early the token is still good: an unreachable server is then no reason to give it up
 * @returns whether somebody is signed in
 */
export function refreshSession({ early = false } = {}): Promise<boolean> {
  const started = epoch;
  flight ??= inOneTab(async () => settle(await exchange(started), early)).finally(() => {
    flight = null;
  });
  return flight;
}

/**
 * Gets another token in place of one that the server refused. When somebody else has got one since, or none is to be
 * had, that is the answer.
 * @param refused the token that was sent; null for a call without one, which a session known to be over does not help
 * @returns whether sending again makes sense
 */
export async function replaceRejectedToken(refused: string | null): Promise<boolean> {
  if (flight) return flight;
  const current = getToken();
  if (current !== refused) return current !== null;
  return current === null && last === 'refused' ? false : refreshSession();
}

/** The token to send: waits for a refresh under way, and starts one when little of the token's life is left. */
export async function getFreshToken(): Promise<string | null> {
  if (flight) await flight;
  else if (getToken() !== null && getTokenLifeMs() < config.auth.refreshBeforeExpiryMs) await refreshSession({ early: true });
  return getToken();
}

/** Ends the session here and on the server. Signs out even when the server cannot be reached. */
export async function endSession(): Promise<void> {
  epoch += 1;
  await ask('POST', '/logout').catch(() => undefined);
  epoch += 1;
  last = 'refused';
  endReason = undefined;
  setToken(null);
  setAuthState({ status: 'unauthenticated', user: null, sessionEnded: false });
}

/**
 * Refreshes the token before it runs out, also after sleep, and asks again for a session that could not be checked.
 * @returns a function that stops
 */
export function startSessionHeartbeat(): () => void {
  const timer = setInterval(beat, config.auth.heartbeatMs);
  window.addEventListener('online', beat);
  window.addEventListener('focus', beat);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', beat);
    window.removeEventListener('focus', beat);
  };
}

const beat = () => void (getToken() === null && last === 'unreachable' ? refreshSession() : getFreshToken());

const ask = (method: RequestOptions['method'], path: string) =>
  request(`${config.authBase}${path}`, { method, keepalive: true, headers: { 'x-client-id': getBrowserId() } });

/**
 * Web Locks exist on secure origins; elsewhere only this tab's single flight protects. A tab that was put to sleep may
 * keep the lock for ever, so waiting ends after the time that its calls could take.
 */
async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let hasLock = false;
  const signal = AbortSignal.timeout(2 * config.apiTimeoutMs);
  const workLocked = () => {
    hasLock = true;
    return work();
  };
  try {
    return await navigator.locks.request('venturion-session', { signal }, workLocked);
  } catch (error) {
    if (hasLock) throw error;
    return work();
  }
}

async function exchange(started: number): Promise<Outcome> {
  const outcome = await tryCall('POST', '/refresh', started);
  return outcome === 'refused' || outcome === 'unreachable' ? tryCall('GET', '/session', started) : outcome;
}

async function tryCall(method: RequestOptions['method'], path: string, started: number): Promise<Outcome> {
  if (epoch !== started) return 'superseded';
  try {
    const answer = await ask(method, path);
    if (epoch !== started) return 'superseded';
    if (!answer.ok) endReason = readErrorBody(answer.body, '').reason ?? endReason;
    if (!answer.ok) return answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'refused';
    const { user, token } = parseAuthResponse(answer.body);
    const known = user ?? getAuthState().user;
    if (!token || !known) return 'unreachable';
    startSession(known, token);
    return 'signedIn';
  } catch {
    return epoch === started ? 'unreachable' : 'superseded';
  }
}

function settle(outcome: Outcome, early: boolean): boolean {
  if (outcome === 'signedIn') return true;
  if (outcome === 'superseded') return getToken() !== null;
  last = outcome;
  if (early && outcome === 'unreachable' && getTokenLifeMs() > 0) return true;
  setToken(null);
  const reason = outcome === 'unreachable' ? 'refresh_error' : 'refresh_failed';
  window.dispatchEvent(new CustomEvent<AuthFailure>('auth:failed', { detail: { reason, endReason } }));
  return false;
}
