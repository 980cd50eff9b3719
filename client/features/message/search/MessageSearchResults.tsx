import { useQuery } from '@apollo/client/react';
import { toCallError } from '../../../http/toCallError';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import { ConversationRowsSkeleton } from '../list/ConversationRowsSkeleton';
import { SearchMessagesDocument } from '../__generated__/Message.generated';
import { FoundMessage } from './FoundMessage';

const describeError = (error: unknown) => toCallError(error, 'Couldn’t search messages.').message;

/** Messages that match a search, latest first. Each links to its position in its conversation. */
export function MessageSearchResults({ query, conversationId }: { query: string; conversationId?: string }) {
  const { data, error, refetch, fetchMore } = useQuery(SearchMessagesDocument, {
    variables: { query, conversationId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) return <ErrorState onRetry={() => void refetch()}>{describeError(error)}</ErrorState>;
  if (!data) return <ConversationRowsSkeleton label="Searching messages" rows={4} />;
  const { edges, pageInfo } = data.searchMessages;
  if (edges.length === 0) return <EmptyState>No messages found. Try different or fewer words.</EmptyState>;
  const { endCursor } = pageInfo;
  return (
    <>
      <ul aria-label="Search results">
        {edges.map(({ node }) => (
          <FoundMessage key={node.id} message={node} query={query} showsConversation={conversationId === undefined} />
        ))}
      </ul>
      {pageInfo.hasNextPage && endCursor && (
        <LoadMoreRows
          what="messages"
          key={endCursor}
          readMore={() => fetchMore({ variables: { after: endCursor } })}
          describeError={describeError}
        />
      )}
    </>
  );
}
