export type SessionUser = { id: string; username: string };

/**
 * The signed-in user. `sessionEnded` means that the server ended a session of this page; `endReason` is the server's
 * reason.
 */
export type AuthState =
  | { status: 'loading'; user: null; sessionEnded: false; endReason?: undefined }
  | { status: 'authenticated'; user: SessionUser; sessionEnded: false; endReason?: undefined }
  | { status: 'unauthenticated'; user: null; sessionEnded: boolean; endReason?: string };

export const loading: AuthState = { status: 'loading', user: null, sessionEnded: false };

let state: AuthState = loading;
const listeners = new Set<() => void>();

export const getAuthState = (): AuthState => state;

/** Sets the auth state and notifies listeners synchronously. */
export function setAuthState(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function subscribeAuthState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
