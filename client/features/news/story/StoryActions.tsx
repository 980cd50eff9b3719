import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Bookmark, MessageSquarePlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../ui/button/ActionButton';
import { Button } from '../../../ui/button/Button';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { formatDiscussionCount } from './formatDiscussionCount';
import { useDiscuss } from './useDiscuss';
import { useStoryBookmark } from './useStoryBookmark';
import {
  StoryActions_NewsStoryFragmentDoc,
  type StoryActions_NewsStoryFragment,
} from './__generated__/Story.generated';

export interface StoryActionsProps {
  story: FragmentType<typeof StoryActions_NewsStoryFragmentDoc>;
  /** Set on the story's own page, which lists the discussions. */
  isDetail?: boolean;
}

/** Discuss, the number of discussions, and Read later. */
export function StoryActions({ story, isDetail }: StoryActionsProps) {
  const { data, complete } = useFragment({
    fragment: StoryActions_NewsStoryFragmentDoc,
    fragmentName: 'StoryActions_newsStory',
    from: story,
  });
  return complete ? <Buttons story={data} isDetail={isDetail} /> : null;
}

function Buttons({ story, isDetail }: { story: StoryActions_NewsStoryFragment; isDetail?: boolean }) {
  const discuss = useDiscuss();
  const toggleBookmark = useStoryBookmark(story);
  const { id, title, discussionCount } = story;

  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button variant="quiet" icon={MessageSquarePlus} onClick={() => discuss(story)} className="-ml-2 px-2!">
        Discuss
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {!isDetail && discussionCount > 0 && (
        <Link
          to={`/news/${id}`}
          className="target rounded-chip text-meta text-ink-2 tabular-nums hover:text-ink hover:underline"
        >
          {formatDiscussionCount(discussionCount)}
          <VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
      )}
      <ActionButton
        data-action="bookmark"
        label="Read later"
        icon={Bookmark}
        pressed={story.viewerHasBookmarked}
        onClick={() => void toggleBookmark()}
        className="-mr-2 ml-auto"
      />
    </div>
  );
}
