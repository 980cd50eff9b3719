import type { ApolloClient, DocumentNode } from '@apollo/client';
import { HashtagDocument } from '../../search/hashtags/__generated__/Hashtags.generated';
import { SearchFirstPostsDocument } from './__generated__/FirstPostResults.generated';
import { SearchPostsDocument } from './__generated__/PostResults.generated';

const searchDocuments = new Set<DocumentNode>([SearchPostsDocument, SearchFirstPostsDocument, HashtagDocument]);

/** Refetches the mounted search queries, because only the server knows whether a new post matches. Ignores failures. */
export function refetchActiveSearches(client: ApolloClient): void {
  for (const query of client.getObservableQueries('active')) {
    if (searchDocuments.has(query.options.query)) query.refetch().catch(() => undefined);
  }
}
