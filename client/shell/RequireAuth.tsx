import { lazy, Suspense, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/AuthProvider';
import { PageSpinner } from '../ui/Spinner';
import { loadOrReload } from './lazyPage';
import { useRouteHandle } from './routeHandle';

const loadSignedIn = () => import('./SignedIn');
const SignedIn = lazy(async () => ({ default: (await loadOrReload('signed-in', loadSignedIn)).SignedIn }));

/** Where a visitor is sent to sign in. `state.from` is the address they wanted, unless they left by logging out. */
function SendToLogin({ hasLoggedOut }: { hasLoggedOut: boolean }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/login" replace state={hasLoggedOut ? null : { from: `${pathname}${search}${hash}` }} />;
}

/**
 * Stands before every protected page. The code of the signed-in area and of the page itself is fetched while the
 * session is still being checked.
 */
export function RequireAuth() {
  const auth = useAuth();
  const handle = useRouteHandle();
  const wasSignedIn = useRef(false);

  if (auth.status === 'unauthenticated') return <SendToLogin hasLoggedOut={wasSignedIn.current && !auth.sessionEnded} />;
  void loadSignedIn().catch(() => {});
  handle?.preload();
  if (auth.status === 'loading') return <PageSpinner label="Checking authentication..." />;
  wasSignedIn.current = true;
  return (
    <Suspense fallback={<PageSpinner label="Loading..." />}>
      <SignedIn userId={auth.user.id} />
    </Suspense>
  );
}
