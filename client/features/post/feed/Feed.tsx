import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import type { FeedMode } from '../../../__generated__/types';
import { useToast } from '../../../ui/toast/Toast';
import { PostList } from '../list/PostList';
import { FeedDocument } from './__generated__/Feed.generated';
import { FeedEmpty } from './FeedEmpty';
import { NewPostsButton } from './NewPostsButton';
import { prependNewPosts } from './prependNewPosts';
import { useNewPostCount } from './useNewPostCount';

const labels: Record<FeedMode, string> = {
  FOR_YOU: 'Posts for you',
  FOLLOWING: 'Posts from people you follow',
  LATEST: 'Latest posts',
};

const endMessages: Record<FeedMode, string> = {
  FOR_YOU: 'You’re all caught up.',
  FOLLOWING: 'You’re all caught up with the people you follow.',
  LATEST: 'You’re all caught up.',
};

/** One of the feeds. New posts appear only when the viewer requests them, so that rows do not shift while reading. */
export function Feed({ mode, onExplore }: { mode: FeedMode; onExplore: () => void }) {
  const { data, previousData, error, refetch, fetchMore, client } = useQuery(FeedDocument, { variables: { mode } });
  const { count, load } = useNewPostCount(mode);
  const [isLoading, setLoading] = useState(false);
  const toast = useToast();

  async function showNewPosts() {
    setLoading(true);
    try {
      await load(async (sinceId) => {
        const isComplete = mode === 'FOR_YOU' && sinceId !== undefined && (await prependNewPosts(client, sinceId));
        if (!isComplete) await refetch();
      });
      window.scrollTo({ top: 0 });
    } catch (cause) {
      toast.show(toCallError(cause, 'Failed to fetch posts').message, { failed: true });
    } finally {
      setLoading(false);
    }
  }

  const connection = (data ?? previousData)?.feed;
  const empty = <FeedEmpty mode={mode} onExplore={onExplore} />;
  // Following nobody, the viewer reads only their own posts.
  const isOwnOnly = mode === 'FOLLOWING' && connection?.edges.every(({ reason }) => reason === 'OWN');

  return (
    <>
      <NewPostsButton count={count} loading={isLoading} onShow={() => void showNewPosts()} />
      <PostList
        id={`feed:${mode}`}
        label={labels[mode]}
        connection={connection}
        error={error}
        onRetry={() => void refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={empty}
        end={isOwnOnly ? empty : <p className="px-4 py-6 text-center text-ink-3">{endMessages[mode]}</p>}
      />
    </>
  );
}
