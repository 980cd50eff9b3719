import type { ApolloClient } from '@apollo/client';
import { SuggestionsDocument } from './__generated__/Network.generated';
import { freshRead } from '../../../api/freshRead';

/** Refetches suggestions that were shown: they depend on the viewer's profile. The rail then has new ones without a reload. */
export async function refetchSuggestions(client: ApolloClient): Promise<void> {
  if (!client.cache.readQuery({ query: SuggestionsDocument })) return;
  await client.query({ query: SuggestionsDocument, ...freshRead }).catch(() => undefined);
}
