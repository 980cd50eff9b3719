import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { clearLocalUserData } from './clearLocalUserData';
import { getAuthState, setAuthState, subscribeAuthState, type AuthState } from './authState';
import { endSession, startSessionHeartbeat, refreshSession, type AuthFailure } from './session';

export type Auth = AuthState & {
  /** Explicit logout. Also deletes the user's local data, which an expired session keeps. */
  logout(): Promise<void>;
};

/** Restores the session on mount, refreshes it, and signs out on `auth:failed`. Mounted once, around the whole page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const handleFailure = ({ detail }: CustomEvent<AuthFailure | null>) => {
      if (detail?.reason !== 'refresh_failed' && detail?.reason !== 'refresh_error') return;
      const previous = getAuthState();
      setAuthState({
        status: 'unauthenticated',
        user: null,
        sessionEnded: previous.status === 'authenticated' || previous.sessionEnded,
        endReason: detail.endReason,
      });
    };
    window.addEventListener('auth:failed', handleFailure);
    const stopHeartbeat = startSessionHeartbeat();
    if (getAuthState().status === 'loading') void refreshSession();
    return () => {
      window.removeEventListener('auth:failed', handleFailure);
      stopHeartbeat();
    };
  }, []);
  return children;
}

async function logOut(): Promise<void> {
  const { user } = getAuthState();
  await endSession();
  if (user) clearLocalUserData(user.id);
}

/** The auth state, and the logout. Only the pages that sign in load the code for it. */
export function useAuth(): Auth {
  const state = useSyncExternalStore(subscribeAuthState, getAuthState, getAuthState);
  return useMemo(() => ({ ...state, logout: logOut }), [state]);
}
