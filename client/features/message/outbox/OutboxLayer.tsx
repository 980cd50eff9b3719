import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import { useConnectionState } from '../../../live/LiveProvider';
import { getOutbox } from './getOutbox';

/** Runs the outbox while a user is signed in: drains it on start, on reconnection and on changes of other tabs. */
export function OutboxLayer() {
  const client = useApolloClient();
  const userId = useAuth().user?.id;
  const { state } = useConnectionState();

  useEffect(() => {
    if (!userId) return undefined;
    const { outbox, store } = getOutbox(client, userId);
    const controller = new AbortController();
    const { signal } = controller;
    outbox.start();
    window.addEventListener('online', outbox.drainAll, { signal });
    window.addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (!store.owns(key)) return;
        // Either tab may send what another tab added; a lock prevents both.
        if (newValue === null) outbox.sync();
        else outbox.drainAll();
      },
      { signal },
    );
    return () => {
      controller.abort();
      outbox.stop();
    };
  }, [client, userId]);

  useEffect(() => {
    if (userId && state === 'connected') getOutbox(client, userId).outbox.drainAll();
  }, [client, userId, state]);

  return null;
}
