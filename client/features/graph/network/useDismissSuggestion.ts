import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { getAuthState } from '../../../auth/authState';
import { useToast } from '../../../ui/Toast';
import { DismissSuggestionDocument } from './Network.generated';
import type { Suggestion } from './SuggestionRow';

/** How long a dismissal can be taken back; it is the time its message stays. */
const UNDO_MS = 10_000;

/** Dismissals that are shown but not sent: the server knows no way back. */
const waiting = new Set<() => void>();

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    for (const send of waiting) send();
  });
}

const keyOf = (client: ApolloClient, id: string) => client.cache.identify({ __typename: 'Suggestion', id })!;

/** @returns a function that takes a person out of the suggestions at once, offers Undo, and tells the server when the time for that is over */
export function useDismissSuggestion(): (suggestion: Suggestion) => void {
  const client = useApolloClient();
  const toast = useToast();
  const { cache } = client;

  return ({ id, person }) => {
    const viewerId = getAuthState().user?.id;
    const layer = `dismiss:${id}`;
    cache.batch({ optimistic: layer, update: (layered) => layered.modify({ id: keyOf(client, id), fields: (_, { DELETE }) => DELETE }) });

    const stop = () => {
      waiting.delete(send);
      clearTimeout(timer);
    };

    const send = () => {
      stop();
      toast.close(message);
      // Whoever signed out, and perhaps somebody else in, does not dismiss anybody any more.
      if (getAuthState().user?.id !== viewerId) return;
      client
        .mutate({ mutation: DismissSuggestionDocument, variables: { personId: id }, context: { fetchOptions: { keepalive: true } } })
        .then(
          () => void cache.evict({ id: keyOf(client, id) }),
          (error: unknown) => void toast.show(fieldErrors(error, 'Failed to dismiss the suggestion').message, { failed: true }),
        )
        .finally(() => cache.removeOptimistic(layer));
    };

    const timer = setTimeout(send, UNDO_MS);
    const message = toast.show(`${person.displayName} will not be suggested again.`, {
      undo() {
        stop();
        cache.removeOptimistic(layer);
      },
    });
    waiting.add(send);
  };
}
