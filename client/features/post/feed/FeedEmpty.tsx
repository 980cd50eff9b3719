import type { FeedMode } from '../../../__generated__/types';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { openComposer } from '../composer/composerStore';

/** Empty state of a feed: the reason and the next action. */
export function FeedEmpty({ mode, onExplore }: { mode: FeedMode; onExplore: () => void }) {
  if (mode === 'FOLLOWING') {
    return (
      <EmptyState action={<Button onClick={onExplore}>See what others write</Button>}>
        Posts of people you follow or are connected to appear here. So far you follow nobody who has posted.
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<Button onClick={openComposer}>Write the first post</Button>}>
      Nobody has posted yet. Say what you are building, and others will find you by it.
    </EmptyState>
  );
}
