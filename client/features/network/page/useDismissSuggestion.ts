import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useToast } from '../../../ui/Toast';
import { deferWithUndo } from '../../../lib/deferWithUndo';
import { DismissSuggestionDocument } from './__generated__/Network.generated';
import type { Suggestion } from './SuggestionRow';

const keyOf = (client: ApolloClient, id: string) => client.cache.identify({ __typename: 'Suggestion', id })!;

/** @returns a function that takes a person out of the suggestions at once, offers Undo, and tells the server when the time for that is over */
export function useDismissSuggestion(): (suggestion: Suggestion) => void {
  const client = useApolloClient();
  const toast = useToast();
  const { cache } = client;

  return ({ id, person }) => {
    const layer = `dismiss:${id}`;
    const undo = () => cache.removeOptimistic(layer);
    cache.batch({
      optimistic: layer,
      update: (layered) => layered.modify({ id: keyOf(client, id), fields: (_, { DELETE }) => DELETE }),
    });

    const send = () =>
      client
        .mutate({
          mutation: DismissSuggestionDocument,
          variables: { personId: id },
          context: { fetchOptions: { keepalive: true } },
        })
        .then(
          () => void cache.evict({ id: keyOf(client, id) }),
          (error: unknown) =>
            void toast.show(fieldErrors(error, 'Failed to dismiss the suggestion').message, { failed: true }),
        )
        .finally(undo);

    deferWithUndo({
      key: layer,
      message: `${person.displayName} will not be suggested again.`,
      undo,
      send: () => void send(),
    });
  };
}
