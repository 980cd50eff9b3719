import { config } from '../config';

type Held = { token: string; userId: string | null; sessionId: string | null; expiresAt: number | null };
type Listener = (token: string | null) => void;

let held: Held | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

/** The access token. It lives in memory only, so a stolen disk or a script reading storage finds nothing. */
export const getToken = (): string | null => held?.token ?? null;

/** Subject of the token: the id sent as the `userId` header. */
export const getTokenUserId = (): string | null => held?.userId ?? null;

/** The session that the token belongs to. */
export const getTokenSessionId = (): string | null => held?.sessionId ?? null;

/** Milliseconds until the token expires; Infinity when it names no expiry, 0 without a token. */
export function getTokenLifeMs(): number {
  if (!held) return 0;
  return held.expiresAt === null ? Number.POSITIVE_INFINITY : Math.max(0, held.expiresAt - Date.now());
}

/** Keeps a token, or forgets it. Listeners hear of it after the debounce, and only of the last of several. */
export function setToken(token: string | null): void {
  held = token === null ? null : { token, ...readClaims(token) };
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const listener of listeners) listener(getToken());
  }, config.auth.tokenDebounceMs);
}

/** @returns a function that stops listening */
export function onTokenChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Expiry is counted from now by the token's own length (exp - iat), because a wrong clock here must not end the session.
 * The signature is the server's business.
 */
function readClaims(token: string): Omit<Held, 'token'> {
  try {
    const { sub, sid, exp, iat } = JSON.parse(decodeBase64Url(token.split('.')[1] ?? '')) as Record<string, unknown>;
    const expiresAt =
      typeof exp !== 'number' ? null : typeof iat === 'number' ? Date.now() + (exp - iat) * 1_000 : exp * 1_000;
    return { userId: asText(sub), sessionId: asText(sid), expiresAt };
  } catch {
    return { userId: null, sessionId: null, expiresAt: null };
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
