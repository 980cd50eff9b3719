import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useAuth } from '../auth/AuthProvider';
import { features } from '../shell/registry';
import { loadHandlers } from './handlers';
import { LiveSession, type LiveStatus } from './liveClient';
import type { EventHandlers } from './channelSubscriptions';

const LiveContext = createContext<LiveSession | null>(null);

/** Keeps the live connection of the signed-in person. Stands inside ApolloProvider, whose cache the events are written into. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { user } = useAuth();
  const [session] = useState(() => new LiveSession({ client, loadHandlers: () => loadHandlers(features) }));
  useEffect(() => (user ? session.start(user) : undefined), [session, user]);
  return <LiveContext value={session}>{children}</LiveContext>;
}

function useSession(): LiveSession {
  const session = useContext(LiveContext);
  if (!session) throw new Error('useLiveChannel and useConnectionState need a LiveProvider above them.');
  return session;
}

/**
 * Hears a channel while the component is there; null hears none. Any number of components may share a channel.
 * @param own handlers for what is not written into the cache, such as `client-typing`; missed events do not come here
 */
export function useLiveChannel(name: string | null, own?: EventHandlers): void {
  const session = useSession();
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
    return session.join(
      name,
      Object.fromEntries(names.map((event) => [event, (data, metadata) => latest.current?.[event]?.(data, metadata)])),
    );
  }, [session, name, events]);
}

/** @returns a function that sends an event, whose name starts with client-, to the others on a channel; without a connection it does nothing */
export function useLiveTrigger(): LiveSession['trigger'] {
  return useSession().trigger;
}

/** State of the live connection, and `reconnect` for a button beside "failed". */
export function useConnectionState(): LiveStatus & { reconnect: () => void } {
  const session = useSession();
  const status = useSyncExternalStore(session.subscribeStatus, session.getStatus, session.getStatus);
  return { ...status, reconnect: session.reconnect };
}
