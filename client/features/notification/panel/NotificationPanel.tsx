import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { primaryAction } from '../../../shell/registry';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { setPanelOpen } from '../panelStore';
import { useUnreadNotificationCount } from '../useUnreadNotificationCount';
import { LoadMoreRows } from '../../../ui/LoadMoreRows';
import { NotificationRow } from './NotificationRow';
import { NotificationsDocument } from './__generated__/Notifications.generated';
import { PanelActions } from './PanelActions';
import { useNotificationActions } from './useNotificationActions';

const describeError = (error: unknown) => toCallError(error, 'Failed to fetch notifications').message;

/** The viewer's notifications, latest first. New ones appear at the top while it is open. */
export function NotificationPanel({ close }: { close: () => void }) {
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const unread = useUnreadNotificationCount();
  const { markRead, markAllRead, clearAll } = useNotificationActions();
  const { edges = [], pageInfo } = data?.notifications ?? {};
  // A row that moved to the top during a page request occurs twice.
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
          {describeError(error)}
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
      {data && rows.length === 0 && !pageInfo?.hasNextPage && <EmptyPanel close={close} />}
      {/* Keyed by page, because an intersection observer fires once while its element stays visible. */}
      {pageInfo?.hasNextPage && (
        <LoadMoreRows
          what="notifications"
          key={pageInfo.endCursor}
          readMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
          describeError={describeError}
        />
      )}
    </>
  );
}

function EmptyPanel({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const action = primaryAction();
  function handleClick() {
    close();
    action?.run(navigate);
  }
  return (
    <EmptyState
      action={
        action && (
          <Button icon={action.icon} onClick={handleClick}>
            Write a post
          </Button>
        )
      }
    >
      No notifications yet. We’ll let you know when someone likes, shares or replies to your posts, or wants to connect.
    </EmptyState>
  );
}
