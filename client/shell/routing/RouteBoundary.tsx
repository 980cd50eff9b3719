import { Suspense, useEffect, useState, type PropsWithChildren } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { checkServerHealth, isServerReachable, onReachabilityChange } from '../../http/reachability';
import { Button } from '../../ui/button/Button';
import { PageTitle } from '../../ui/text/PageTitle';
import { RuledLines } from '../../ui/RuledLines';
import { PageSpinner } from '../../ui/feedback/Spinner';
import { TextLink } from '../../ui/text/TextLink';
import { hasFailedOffline, isChunkError, isReloading } from './lazyPage';

/** Error page with Retry and a link home. Also renders the router's own errors. */
export function ErrorPage({ error, resetErrorBoundary }: Pick<FallbackProps, 'error' | 'resetErrorBoundary'>) {
  const [isChecking, setChecking] = useState(false);
  const isMissingCode = isChunkError(error);

  /** Reloads only while the server responds; otherwise the browser would show its own error page. */
  async function reloadIfReachable() {
    setChecking(true);
    if (await checkServerHealth()) window.location.reload();
    else setChecking(false);
  }

  useEffect(() => {
    if (!hasFailedOffline(error)) return undefined;
    let isShown = true;
    const reload = () => isShown && isServerReachable() && window.location.reload();
    const unsubscribe = onReachabilityChange(reload);
    // The server may respond again already. Otherwise, this starts the repeated checks.
    void checkServerHealth().then(reload);
    return () => {
      isShown = false;
      unsubscribe();
    };
  }, [error]);

  if (isReloading()) return <PageSpinner label="Loading..." />;

  return (
    <div role="alert" className="flex flex-col items-start gap-4 px-4 py-12">
      <RuledLines />
      <PageTitle title="This page didn’t load" />
      <p className="max-w-120 text-lead text-ink-2">
        {isMissingCode
          ? 'Can’t reach the server. Check your connection and try again.'
          : 'Something went wrong on this page. Your saved data is safe.'}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          loading={isChecking}
          onClick={() => (isMissingCode ? void reloadIfReachable() : resetErrorBoundary())}
        >
          Retry
        </Button>
        <TextLink to="/">Go to the home page</TextLink>
      </div>
    </div>
  );
}

/** Error and loading boundary of a page. Navigation resets the error. */
export function RouteBoundary({ children }: PropsWithChildren) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorPage} resetKeys={[pathname]}>
      <Suspense fallback={<PageSpinner label="Loading..." />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Renders nothing while its content loads or after an error. */
export function SilentBoundary({ children }: PropsWithChildren) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
