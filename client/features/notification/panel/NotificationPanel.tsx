import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../../api/fieldErrors';
import { primaryAction } from '../../../shell/registry';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonRows } from '../../../ui/Skeleton';
import { setPanelOpen } from '../panelStore';
import { useUnreadCount } from '../useUnreadCount';
import { MoreRows } from './MoreRows';
import { NotificationRow } from './NotificationRow';
import { NotificationsDocument } from './__generated__/Notifications.generated';
import { PanelActions } from './PanelActions';
import { useNotificationActions } from './useNotificationActions';

/** What others did that concerns the person, latest first. What comes while it is open appears on top. */
export function NotificationPanel({ close }: { close: () => void }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const unread = useUnreadCount();
  const { markRead, markAllRead, clearAll } = useNotificationActions();
  const { edges = [], pageInfo } = data?.notifications ?? {};
  // A row may have come to the top while the page that held it was under way.
  const rows = [...new Map(edges.map(({ node }) => [node.id, node])).values()];

  useEffect(() => {
    setPanelOpen(true);
    return () => setPanelOpen(false);
  }, []);

  return (
    <>
      <PanelActions
        canMark={unread > 0 || rows.some(({ isRead }) => !isRead)}
        canClear={rows.length > 0}
        onMark={() => void markAllRead()}
        onClear={() => void clearAll()}
      />
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {fieldErrors(error, 'Failed to fetch notifications').message}
        </ErrorState>
      )}
      {!data && !error && <SkeletonRows label="Loading notifications" rows={6} />}
      {rows.length > 0 && (
        <ul aria-label="Notifications">
          {rows.map((row) => (
            <NotificationRow key={row.id} notification={row} onFollow={() => row.isRead || markRead(row.id)} />
          ))}
        </ul>
      )}
      {data && rows.length === 0 && !pageInfo?.hasNextPage && <NothingYet close={close} />}
      {/* Each page is awaited by a block of its own: an observer tells of what it sees only once. */}
      {pageInfo?.hasNextPage && (
        <MoreRows key={pageInfo.endCursor} readMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      )}
    </>
  );
}

function NothingYet({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const action = primaryAction();
  function handlePress() {
    close();
    action?.run(navigate);
  }
  return (
    <EmptyState
      action={
        action && (
          <Button icon={action.icon} onClick={handlePress}>
            Write a post
          </Button>
        )
      }
    >
      Nothing here yet. You are told when somebody answers, likes or shares what you write, or wants to connect.
    </EmptyState>
  );
}
