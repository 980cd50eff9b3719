import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { deferWithUndo } from '../../../shell/deferWithUndo';
import { DismissSuggestionDocument } from './__generated__/Network.generated';
import type { Suggestion } from './SuggestionRow';

const suggestionCacheId = (client: ApolloClient, id: string) =>
  client.cache.identify({ __typename: 'Suggestion', id })!;

/** @returns a function that removes a suggestion optimistically, offers Undo, and sends the mutation when the undo period is over */
export function useDismissSuggestion(): (suggestion: Suggestion) => void {
  const client = useApolloClient();
  const toast = useToast();
  const { cache } = client;

  return ({ id, person }) => {
    const layer = `dismiss:${id}`;
    const undo = () => cache.removeOptimistic(layer);
    cache.batch({
      optimistic: layer,
      update: (layered) => layered.modify({ id: suggestionCacheId(client, id), fields: (_, { DELETE }) => DELETE }),
    });

    const send = () =>
      client
        .mutate({
          mutation: DismissSuggestionDocument,
          variables: { personId: id },
          context: { fetchOptions: { keepalive: true } },
        })
        .then(
          () => void cache.evict({ id: suggestionCacheId(client, id) }),
          (error: unknown) =>
            void toast.show(toCallError(error, 'Couldn’t remove the suggestion.').message, { failed: true }),
        )
        .finally(undo);

    deferWithUndo({
      key: layer,
      message: `You won’t see ${person.displayName} in suggestions again.`,
      undo,
      send: () => void send(),
    });
  };
}
