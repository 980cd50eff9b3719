import { config } from '../config';

type TokenState = { token: string; userId: string | null; sessionId: string | null; expiresAt: number | null };
type Listener = (token: string | null) => void;

let current: TokenState | null = null;
let notifyTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

/** The access token. It exists in memory only, so that scripts and disk access cannot read it from storage. */
export const getToken = (): string | null => current?.token ?? null;

/** Subject of the token, sent as the `userId` header. */
export const getTokenUserId = (): string | null => current?.userId ?? null;

/** Session id of the token. */
export const getTokenSessionId = (): string | null => current?.sessionId ?? null;

/** @returns milliseconds until the token expires; Infinity without an expiry, 0 without a token */
export function getTokenLifeMs(): number {
  if (!current) return 0;
  return current.expiresAt === null ? Number.POSITIVE_INFINITY : Math.max(0, current.expiresAt - Date.now());
}

/** Sets or clears the token. Listeners are notified after the debounce, with the latest token only. */
export function setToken(token: string | null): void {
  current = token === null ? null : { token, ...readClaims(token) };
  clearTimeout(notifyTimer);
  notifyTimer = setTimeout(() => {
    for (const listener of listeners) listener(getToken());
  }, config.auth.tokenDebounceMs);
}

/** @returns a function that unsubscribes */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Computes the expiry from the token's lifetime (exp - iat), because a wrong local clock must not end the session. The
 * signature is not verified here.
 */
function readClaims(token: string): Omit<TokenState, 'token'> {
  try {
    const { sub, sid, exp, iat } = JSON.parse(decodeBase64Url(token.split('.')[1] ?? '')) as Record<string, unknown>;
    const expiresAt =
      typeof exp !== 'number' ? null : typeof iat === 'number' ? Date.now() + (exp - iat) * 1_000 : exp * 1_000;
    return { userId: toText(sub), sessionId: toText(sid), expiresAt };
  } catch {
    return { userId: null, sessionId: null, expiresAt: null };
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null);

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
