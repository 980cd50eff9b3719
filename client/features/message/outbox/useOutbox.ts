import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { useAuth } from '../../../auth/AuthProvider';
import type { Outbox, PendingMessage } from './outbox';
import { getOutbox } from './getOutbox';

/** The viewer's unsent messages of all conversations, and the outbox that sends them. */
export function useOutbox(): { pending: readonly PendingMessage[]; outbox: Outbox } {
  const client = useApolloClient();
  const { outbox } = getOutbox(client, useAuth().user?.id ?? '');
  return { pending: useSyncExternalStore(outbox.subscribe, outbox.getSnapshot), outbox };
}
