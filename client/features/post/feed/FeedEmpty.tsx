import type { FeedMode } from '../../../__generated__/types';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { openComposer } from '../composer/composerStore';

/** A feed without posts: why, and what to do about it. */
export function FeedEmpty({ mode, onLookAround }: { mode: FeedMode; onLookAround: () => void }) {
  if (mode === 'FOLLOWING') {
    return (
      <EmptyState action={<Button onClick={onLookAround}>See what others write</Button>}>
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
