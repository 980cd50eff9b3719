import { useQuery } from '@apollo/client/react';
import { CheckCheck } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useAuth } from '../../../auth/AuthProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { IconButton } from '../../../ui/button/IconButton';
import { TabPanel, Tabs } from '../../../ui/Tabs';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import type { CachedConversation } from '../conversationCache';
import {
  ConversationDocument,
  ConversationsDocument,
  MessageRequestsDocument,
} from '../__generated__/Conversation.generated';
import { NewConversationButton } from '../people/NewConversationButton';
import { MessageSearchResults } from '../search/MessageSearchResults';
import { SearchField } from '../search/SearchField';
import { useUnreadMessages } from '../useUnreadMessages';
import { ConversationRow } from './ConversationRow';
import { ConversationRowsSkeleton } from './ConversationRowsSkeleton';
import { useMarkAllRead } from './useMarkAllRead';

const describeError = (error: unknown) => toCallError(error, 'Couldn’t load conversations.').message;

type Folder = 'inbox' | 'requests';

/**
 * The viewer's conversations, most recent first, with message requests in a separate tab and a search across all
 * messages.
 */
export function ConversationList({ selectedId }: { selectedId: string | null }) {
  const [folder, setFolder] = useState<Folder>('inbox');
  const [query, setQuery] = useState('');
  const { unread, requests } = useUnreadMessages();
  const markAllRead = useMarkAllRead();
  return (
    <>
      <header className="flex border-b border-line px-4 py-2 max-md:flex-row-reverse max-md:items-center max-md:gap-1 md:flex-col md:gap-2 md:pb-3">
        <div className="flex items-center">
          <h2 className="flex-1 text-section max-md:sr-only">Messages</h2>
          <NewConversationButton isIcon />
          <IconButton
            label="Mark all as read"
            icon={CheckCheck}
            aria-disabled={unread === 0}
            onClick={() => unread > 0 && void markAllRead()}
            className="-mr-2 aria-disabled:bg-transparent! aria-disabled:text-ink-3!"
          />
        </div>
        <SearchField label="Search messages" onSearch={setQuery} />
      </header>
      {query ? (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <MessageSearchResults query={query} />
        </div>
      ) : (
        <Tabs
          label="Folders"
          items={[
            { value: 'inbox', label: 'Inbox' },
            { value: 'requests', label: requests > 0 ? `Requests (${requests})` : 'Requests' },
          ]}
          value={folder}
          onValueChange={setFolder}
          className="shrink-0"
        >
          <TabPanel value={folder} className="min-h-0 flex-1 overflow-y-auto">
            {folder === 'inbox' ? <Inbox selectedId={selectedId} /> : <Requests selectedId={selectedId} />}
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}

type Conversations = { edges: readonly { node: CachedConversation }[] };

/**
 * Puts the open conversation on top of its list while it has no messages, because the server lists it only once it has
 * one.
 */
function useListWithNewConversation<List extends Conversations>(
  list: List | undefined,
  selectedId: string | null,
): List | undefined {
  const { data } = useQuery(ConversationDocument, {
    variables: { id: selectedId ?? '' },
    skip: selectedId === null,
    fetchPolicy: 'cache-only',
  });
  const selected = data?.conversation;
  if (!list || !selected || selected.lastMessage || selected.isRequest) return list;
  if (list.edges.some(({ node }) => node.id === selected.id)) return list;
  return { ...list, edges: [{ node: selected }, ...list.edges] };
}

function Inbox({ selectedId }: { selectedId: string | null }) {
  const { data, error, refetch, fetchMore } = useQuery(ConversationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = useListWithNewConversation(data?.conversations, selectedId);
  return (
    <Rows
      label="Inbox"
      list={list}
      error={error}
      selectedId={selectedId}
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={<EmptyState action={<NewConversationButton />}>No conversations yet.</EmptyState>}
    />
  );
}

function Requests({ selectedId }: { selectedId: string | null }) {
  const { data, error, refetch, fetchMore } = useQuery(MessageRequestsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Rows
      label="Requests"
      list={data?.messageRequests}
      error={error}
      selectedId={selectedId}
      onRetry={() => void refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={<EmptyState>No message requests. Messages from people you’re not connected with appear here.</EmptyState>}
    />
  );
}

interface RowsProps {
  label: string;
  list:
    | {
        edges: readonly { node: Parameters<typeof ConversationRow>[0]['conversation'] }[];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      }
    | undefined;
  error: unknown;
  selectedId: string | null;
  onRetry: () => void;
  loadMore: (after: string) => Promise<unknown>;
  empty: React.ReactNode;
}

function Rows({ label, list: latest, error, selectedId, onRetry, loadMore, empty }: RowsProps) {
  // Rendered in slices, so that a slow phone stays responsive.
  const list = useDeferredValue(latest);
  const viewerId = useAuth().user?.id ?? '';
  const failure = Boolean(error) && <ErrorState onRetry={onRetry}>{describeError(error)}</ErrorState>;
  if (!list) return failure || <ConversationRowsSkeleton label={`Loading ${label.toLowerCase()}`} rows={6} />;
  const { hasNextPage, endCursor } = list.pageInfo;
  // A conversation that moved to the top during a page request occurs twice.
  const rows = [...new Map(list.edges.map(({ node }) => [node.id, node])).values()];
  return (
    <>
      {failure}
      {rows.length === 0 && !hasNextPage ? (
        empty
      ) : (
        <ul aria-label={label}>
          {rows.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              viewerId={viewerId}
              isSelected={conversation.id === selectedId}
            />
          ))}
        </ul>
      )}
      {hasNextPage && endCursor && (
        <LoadMoreRows
          what="conversations"
          key={endCursor}
          readMore={() => loadMore(endCursor)}
          describeError={describeError}
        />
      )}
    </>
  );
}
