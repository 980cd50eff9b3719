import { ApolloProvider } from '@apollo/client/react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { refetchOnReconnect } from '../api/refetchOnReconnect';
import { createApollo } from './apollo';
import { LiveProvider, useLiveChannel } from '../live/LiveProvider';
import { preloadMenus } from '../ui/overlay/Menu';
import { PageSpinner } from '../ui/feedback/Spinner';
import { preloadToasts, ToastProvider } from '../ui/toast/Toast';
import { TooltipProvider } from '../ui/overlay/Tooltip';
import { Layout } from './Layout';
import { lazyOptional } from './lazyOptional';
import { features } from './registry';
import { Shortcuts } from './shortcuts/Shortcuts';
import { TitleCounts } from './TitleCounts';

const providers = features.flatMap(({ provider }) =>
  provider ? lazy(async () => ({ default: (await provider()).Provider })) : [],
);
const layers = features.flatMap(({ layer }) => (layer ? lazyOptional(async () => (await layer()).Component) : []));

function FeatureProviders({ children }: PropsWithChildren) {
  return providers.reduceRight<ReactNode>((inner, Provider) => <Provider>{inner}</Provider>, children);
}

/** Delay after which overlay code is prefetched, so that overlays open without a network. */
const AHEAD_MS = 5_000;

function useLayersAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadToasts();
      preloadMenus();
    }, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Subscribes to the public feed channel on every page, which announces deleted accounts. */
function LiveFeed() {
  useLiveChannel('private-feed');
  return null;
}

/** Everything that needs a signed-in user: data, live events, toasts, shortcuts, the main layout. */
function Session() {
  const [client] = useState(createApollo);
  useLayersAhead();
  useEffect(() => refetchOnReconnect(client), [client]);
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <TooltipProvider>
          <ApolloProvider client={client}>
            <LiveProvider features={features}>
              <LiveFeed />
              <Suspense fallback={<PageSpinner label="Loading..." />}>
                <FeatureProviders>
                  <Layout />
                  <Shortcuts />
                  <TitleCounts />
                  {layers.map((Layer, index) => (
                    // The list is fixed at start; its order is its identity.
                    <Layer key={index} />
                  ))}
                </FeatureProviders>
              </Suspense>
            </LiveProvider>
          </ApolloProvider>
        </TooltipProvider>
      </ToastProvider>
    </CSPProvider>
  );
}

/** The signed-in area of one user. Another user gets a new instance with an empty cache. */
export function SignedIn({ userId }: { userId: string }) {
  return <Session key={userId} />;
}
