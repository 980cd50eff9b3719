import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import type { FeedMode } from '../../../__generated__/types';
import { useToast } from '../../../ui/Toast';
import { PostList } from '../list/PostList';
import { FeedDocument } from './__generated__/Feed.generated';
import { FeedEmpty } from './FeedEmpty';
import { NewPostsButton } from './NewPostsButton';
import { prependNewPosts } from './prependNewPosts';
import { useNewPostCount } from './useNewPostCount';

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
  const { data, previousData, error, refetch, fetchMore, client } = useQuery(FeedDocument, { variables: { mode } });
  const { count, read } = useNewPostCount(mode);
  const [isReading, setReading] = useState(false);
  const toast = useToast();

  async function showNew() {
    setReading(true);
    try {
      await read(async (since) => {
        const isDone = mode === 'FOR_YOU' && since !== undefined && (await prependNewPosts(client, since));
        if (!isDone) await refetch();
      });
      window.scrollTo({ top: 0 });
    } catch (failure) {
      toast.show(fieldErrors(failure, 'Failed to fetch posts').message, { failed: true });
    } finally {
      setReading(false);
    }
  }

  return (
    <>
      <NewPostsButton count={count} loading={isReading} onShow={() => void showNew()} />
      <PostList
        id={`feed:${mode}`}
        label={labels[mode]}
        connection={(data ?? previousData)?.feed}
        error={error}
        onRetry={() => void refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={<FeedEmpty mode={mode} onLookAround={onLookAround} />}
        end={<p className="px-4 py-6 text-center text-ink-3">{ends[mode]}</p>}
      />
    </>
  );
}
