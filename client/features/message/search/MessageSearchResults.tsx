import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { Avatar } from '../../../ui/image/Avatar';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import { ConversationRowsSkeleton } from '../list/ConversationRowsSkeleton';
import { SearchMessagesDocument } from '../__generated__/Message.generated';
import { highlightMatches } from './highlightMatches';

const describeError = (error: unknown) => toCallError(error, 'Failed to search messages').message;

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
  if (edges.length === 0)
    return <EmptyState>No messages with these words. Fewer or other words may find more.</EmptyState>;
  const { endCursor } = pageInfo;
  return (
    <>
      <ul aria-label="Messages found">
        {edges.map(({ node }) => (
          <li key={node.id} className="border-b border-line">
            <Link
              to={`/messages?conversation=${node.conversationId}&at=${node.seq}`}
              className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-fill"
            >
              <Avatar name={node.sender?.displayName ?? 'Deleted account'} src={node.sender?.avatarUrl} />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline gap-2">
                  <bdi className="min-w-0 flex-1 truncate font-medium">
                    {node.sender?.displayName ?? 'Deleted account'}
                  </bdi>
                  <RelativeTime value={node.createdAt} className="shrink-0 text-meta text-ink-3" />
                </span>
                <bdi className="line-clamp-2 text-meta break-words text-ink-2">
                  {highlightMatches(node.content, query).map(({ start, text, isMatch }) =>
                    isMatch ? <mark key={start}>{text}</mark> : text,
                  )}
                </bdi>
              </span>
            </Link>
          </li>
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
