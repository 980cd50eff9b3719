import type { FeedMode } from '../../../__generated__/types';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { openComposer } from '../composer/composerStore';

/** Empty state of a feed: the reason and the next action. */
export function FeedEmpty({ mode, onExplore }: { mode: FeedMode; onExplore: () => void }) {
  if (mode === 'FOLLOWING') {
    return (
      <EmptyState action={<Button onClick={onExplore}>Explore posts</Button>}>
        Posts from your connections and the people you follow will appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<Button onClick={openComposer}>Write the first post</Button>}>
      No posts yet. Be the first to share what you’re working on.
    </EmptyState>
  );
}
