import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { loadHandlers, type WithLive } from './handlers';
import { LazyLiveClient } from './lazyLiveClient';
import type { LiveStatus } from './liveClient';
import type { EventHandlers } from './channelSubscriptions';

const LiveClientContext = createContext<LazyLiveClient | null>(null);

/**
 * Provides the live connection of the signed-in user. Events are applied to the cache of the enclosing ApolloProvider.
 * @param features their `live` modules handle the events
 * @param ready resolves when the page's first content is rendered: loading its code waits for it
 */
export function LiveProvider({
  features,
  ready,
  children,
}: {
  features: readonly WithLive[];
  ready?: () => Promise<unknown>;
  children: ReactNode;
}) {
  const client = useApolloClient();
  const { user } = useAuth();
  const [liveClient] = useState(
    () =>
      new LazyLiveClient(client, async () => {
        await ready?.();
        const { LiveClient } = await import('./liveClient');
        return new LiveClient({ client, loadHandlers: () => loadHandlers(features) });
      }),
  );
  useEffect(() => (user ? liveClient.start(user) : undefined), [liveClient, user]);
  return <LiveClientContext value={liveClient}>{children}</LiveClientContext>;
}

function useLiveClient(): LazyLiveClient {
  const liveClient = useContext(LiveClientContext);
  if (!liveClient) throw new Error('useLiveChannel and useConnectionState need a LiveProvider above them.');
  return liveClient;
}

/**
 * Subscribes to a channel while the component is mounted; null subscribes to none. Components share one subscription per
 * channel.
 * @param own handlers for events that the cache does not store, such as `client-typing`; missed events are not replayed here
 */
export function useLiveChannel(name: string | null, own?: EventHandlers): void {
  const liveClient = useLiveClient();
  const latest = useRef(own);
  useEffect(() => {
    latest.current = own;
  });
  const events = Object.keys(own ?? {})
    .toSorted()
    .join('\n');
  useEffect(() => {
    if (name === null) return undefined;
    const names = events === '' ? [] : events.split('\n');
    return liveClient.joinChannel(
      name,
      Object.fromEntries(names.map((event) => [event, (data, metadata) => latest.current?.[event]?.(data, metadata)])),
    );
  }, [liveClient, name, events]);
}

/** @returns a function that sends a client event to the other subscribers of a channel; without a connection it is a no-op */
export function useLiveTrigger(): LazyLiveClient['trigger'] {
  return useLiveClient().trigger;
}

/** State of the live connection, and `reconnect` for a retry button. */
export function useConnectionState(): LiveStatus & { reconnect: () => void } {
  const liveClient = useLiveClient();
  const status = useSyncExternalStore(liveClient.subscribeStatus, liveClient.getStatus, liveClient.getStatus);
  return { ...status, reconnect: liveClient.reconnect };
}
