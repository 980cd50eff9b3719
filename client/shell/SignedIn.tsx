import { ApolloProvider } from '@apollo/client/react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { lazy, Suspense, useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { afterStartup, beginStartup } from '../lib/startup';
import { refetchOnReconnect } from '../api/refetchOnReconnect';
import { createApollo } from './apollo';
import { LiveProvider, useLiveChannel } from '../live/LiveProvider';
import { preloadTooltips } from '../ui/overlay/LazyTooltip';
import { preloadMenus } from '../ui/overlay/Menu';
import { PageSpinner } from '../ui/feedback/Spinner';
import { preloadToasts, ToastProvider } from '../ui/toast/Toast';
import { Layout } from './Layout';
import { lazyOptional } from './lazyOptional';
import { loadLater } from './loadLater';
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

/** Prefetches the code of toasts and menus after the page's first content, so that they open without a network. */
function useOverlaysAhead(): void {
  useEffect(() => {
    async function preload() {
      await afterStartup();
      preloadToasts();
      preloadMenus();
      preloadTooltips();
    }
    void preload();
  }, []);
}

/** Subscribes to the public feed channel on every page, which announces deleted accounts. */
function LiveFeed() {
  useLiveChannel('private-feed');
  return null;
}

/** Everything that needs a signed-in user: data, live events, toasts, shortcuts, the main layout. */
function Session() {
  const [client] = useState(() => {
    beginStartup();
    return createApollo();
  });
  useOverlaysAhead();
  useEffect(() => void loadLater(), []);
  useEffect(() => refetchOnReconnect(client), [client]);
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider>
        <ApolloProvider client={client}>
          <LiveProvider features={features} ready={afterStartup}>
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
      </ToastProvider>
    </CSPProvider>
  );
}

/** The signed-in area of one user. Another user gets a new instance with an empty cache. */
export function SignedIn({ userId }: { userId: string }) {
  return <Session key={userId} />;
}
