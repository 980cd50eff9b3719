import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { FeedMode } from '../../../generated/types';
import { PostList } from '../PostList';
import { FeedDocument } from './Feed.generated';
import { FeedEmpty } from './FeedEmpty';
import { NewPostsButton } from './NewPostsButton';
import { useNewPosts } from './useNewPosts';

const labels: Record<FeedMode, string> = {
  FOR_YOU: 'Posts for you',
  FOLLOWING: 'Posts of people you follow',
  LATEST: 'Latest posts',
};

const ends: Record<FeedMode, string> = {
  FOR_YOU: 'You’re caught up. There are no more posts.',
  FOLLOWING: 'You’re caught up. That is every post of the people you follow.',
  LATEST: 'You’re caught up. There are no more posts.',
};

/** One of the feeds. It changes under the reader only when they ask for it. */
export function Feed({ mode, onLookAround }: { mode: FeedMode; onLookAround: () => void }) {
  const { data, previousData, error, refetch, fetchMore } = useQuery(FeedDocument, { variables: { mode } });
  const { count, restart } = useNewPosts(mode);
  const [isRefreshing, setRefreshing] = useState(false);

  async function readAgain() {
    setRefreshing(true);
    restart();
    // A failure shows above the old posts.
    await refetch().catch(() => undefined);
    setRefreshing(false);
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <NewPostsButton count={count} loading={isRefreshing} onShow={() => void readAgain()} />
      <PostList
        id={`feed:${mode}`}
        label={labels[mode]}
        connection={(data ?? previousData)?.feed}
        error={error}
        onRetry={() => void readAgain()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={<FeedEmpty mode={mode} onLookAround={onLookAround} />}
        end={<p className="px-4 py-6 text-center text-ink-3">{ends[mode]}</p>}
      />
    </>
  );
}
