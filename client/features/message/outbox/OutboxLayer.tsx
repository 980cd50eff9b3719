import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { useConnectionState } from '../../../live/LiveProvider';
import { getOutbox } from './createOutbox';

/** Sends what waits as soon as that may work, on whatever page the person is. */
export function OutboxLayer() {
  const client = useApolloClient();
  const userId = useAuth().user?.id;
  const { state } = useConnectionState();

  useEffect(() => {
    if (!userId) return undefined;
    const { outbox, store } = getOutbox(client, userId);
    const stop = new AbortController();
    const { signal } = stop;
    outbox.start();
    window.addEventListener('online', outbox.drainAll, { signal });
    window.addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (!store.owns(key)) return;
        // What another tab wrote is sent by whichever of the two gets to it.
        if (newValue === null) outbox.refresh();
        else outbox.drainAll();
      },
      { signal },
    );
    return () => {
      stop.abort();
      outbox.stop();
    };
  }, [client, userId]);

  useEffect(() => {
    if (userId && state === 'connected') getOutbox(client, userId).outbox.drainAll();
  }, [client, userId, state]);

  return null;
}
