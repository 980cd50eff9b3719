import { useDeferredValue, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider';
import { beginStartup } from '../../lib/startup';
import { PageSpinner } from '../../ui/feedback/Spinner';
import { lazyPage } from './lazyPage';
import { useRouteHandle } from './routeHandle';

const signedIn = lazyPage('signed-in', async () => ({ Component: (await import('../SignedIn')).SignedIn }));

/** Redirects to sign-in. `state.from` is the requested location, unless the user logged out there. */
function SendToLogin({ hasLoggedOut }: { hasLoggedOut: boolean }) {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/login" replace state={hasLoggedOut ? null : { from: `${pathname}${search}${hash}` }} />;
}

/**
 * Guards every protected page. The code of the signed-in area and of the page is prefetched while the session is being
 * checked.
 */
export function RequireAuth() {
  const auth = useAuth();
  const handle = useRouteHandle();
  // Before the page's code is evaluated, which defers work itself.
  useState(beginStartup);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  // The signed-in area is rendered in slices, so that a slow phone stays responsive.
  const isReady = useDeferredValue(auth.status === 'authenticated');

  if (auth.status === 'unauthenticated') return <SendToLogin hasLoggedOut={wasSignedIn && !auth.sessionEnded} />;
  signedIn.preload();
  handle?.preload();
  if (auth.status === 'loading' || !isReady) {
    return (
      <main>
        <PageSpinner label="Checking authentication..." />
      </main>
    );
  }
  if (!wasSignedIn) setWasSignedIn(true);
  return <signedIn.Component userId={auth.user.id} />;
}
