import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { clearLocalUserData } from './clearLocalUserData';
import { getAuthState, setAuthState, subscribeAuthState, type AuthState } from './authState';
import { endSession, startSessionHeartbeat, refreshSession, type AuthFailure } from './session';
import { login, register, type Registration, type SignInResult } from './signIn';

export type Auth = AuthState & {
  login(username: string, password: string): Promise<SignInResult>;
  register(input: Registration): Promise<SignInResult>;
  /** By hand: what this device keeps of the person goes too. A session that merely ended leaves what was typed. */
  logout(): Promise<void>;
};

/** Looks for a session on start, keeps it fresh, and signs out on `auth:failed`. Stands once, around the whole page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    const handleFailure = ({ detail }: CustomEvent<AuthFailure | null>) => {
      if (detail?.reason !== 'refresh_failed' && detail?.reason !== 'refresh_error') return;
      const before = getAuthState();
      setAuthState({
        status: 'unauthenticated',
        user: null,
        sessionEnded: before.status === 'authenticated' || before.sessionEnded,
        endReason: detail.endReason,
      });
    };
    window.addEventListener('auth:failed', handleFailure);
    const stopKeeping = startSessionHeartbeat();
    if (getAuthState().status === 'loading') void refreshSession();
    return () => {
      window.removeEventListener('auth:failed', handleFailure);
      stopKeeping();
    };
  }, []);
  return children;
}

async function logOut(): Promise<void> {
  const { user } = getAuthState();
  await endSession();
  if (user) clearLocalUserData(user.id);
}

/** Who is signed in, and the ways to change that. */
export function useAuth(): Auth {
  const state = useSyncExternalStore(subscribeAuthState, getAuthState, getAuthState);
  return useMemo(() => ({ ...state, login, register, logout: logOut }), [state]);
}
