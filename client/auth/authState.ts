export type SessionUser = { id: string; username: string };

/**
 * Who is signed in, as far as is known. `sessionEnded` says that somebody was, until the server refused to go on;
 * `endReason` why, when it was done elsewhere.
 */
export type AuthState =
  | { status: 'loading'; user: null; sessionEnded: false; endReason?: undefined }
  | { status: 'authenticated'; user: SessionUser; sessionEnded: false; endReason?: undefined }
  | { status: 'unauthenticated'; user: null; sessionEnded: boolean; endReason?: string };

export const loading: AuthState = { status: 'loading', user: null, sessionEnded: false };

let state: AuthState = loading;
const listeners = new Set<() => void>();

export const getAuthState = (): AuthState => state;

/** Says who is signed in from now on. Listeners hear of it at once. */
export function setAuthState(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function subscribeAuthState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
