import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Bookmark, Heart, MessageSquare } from 'lucide-react';
import { ActionButton } from '../../../ui/ActionButton';
import { PostActions_PostFragmentDoc, type PostActions_PostFragment } from './__generated__/PostActions.generated';
import { ShareMenu } from './ShareMenu';
import { usePostToggle } from './usePostToggle';

export interface PostActionsProps {
  post: FragmentType<typeof PostActions_PostFragmentDoc>;
  /** What sharing passes on: of a share, what it shared; null when that is not available. */
  originalId: string | null;
  /** Where the comments stand on the same page: how many of them are shown there. */
  commentCount?: number;
  /** Leads to where a comment is written. */
  onComment: () => void;
}

/** What can be done with a post, and how many did. `data-action` is how the keys find the buttons. */
export function PostActions({ post, ...rest }: PostActionsProps) {
  const { data, complete } = useFragment({ fragment: PostActions_PostFragmentDoc, from: post });
  return complete ? <Buttons post={data} {...rest} /> : null;
}

function Buttons({
  post,
  originalId,
  commentCount = post.commentCount,
  onComment,
}: Omit<PostActionsProps, 'post'> & { post: PostActions_PostFragment }) {
  const toggleLike = usePostToggle('like', post);
  const toggleBookmark = usePostToggle('bookmark', post);
  return (
    <>
      <ActionButton
        data-action="like"
        label="Like"
        icon={Heart}
        count={post.likeCount}
        pressed={post.viewerHasLiked}
        onClick={() => void toggleLike()}
      />
      <ActionButton
        data-action="comment"
        label="Comment"
        icon={MessageSquare}
        count={commentCount}
        onClick={onComment}
      />
      <ShareMenu post={post} originalId={originalId} />
      <ActionButton
        data-action="bookmark"
        label="Bookmark"
        icon={Bookmark}
        pressed={post.viewerHasBookmarked}
        onClick={() => void toggleBookmark()}
        className="ml-auto"
      />
    </>
  );
}
