import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Bookmark, Heart, MessageSquare } from 'lucide-react';
import { ActionButton } from '../../../ui/button/ActionButton';
import { PostActions_PostFragmentDoc, type PostActions_PostFragment } from './__generated__/PostActions.generated';
import { ShareMenu } from './ShareMenu';
import { usePostToggle } from './usePostToggle';

export interface PostActionsProps {
  post: FragmentType<typeof PostActions_PostFragmentDoc>;
  /** Id of the post that sharing shares: for a share, its original; null when that is not available. */
  originalId: string | null;
  /** Number of comments shown on the same page. Replaces the post's stored count. */
  commentCount?: number;
  /** Opens or focuses the comment form. */
  onComment: () => void;
}

/** Action bar of a post with counts. Keyboard shortcuts find the buttons by `data-action`. */
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
