import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Users } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { FeedReason } from '../../../__generated__/types';
import { Entry } from '../../../ui/Entry';
import { RelativeTime } from '../../../ui/RelativeTime';
import { PostActions } from '../actions/PostActions';
import { AuthorAvatar, AuthorHandle, AuthorName } from './Author';
import { EditedMark } from '../menu/EditedMark';
import { PostMenu } from '../menu/PostMenu';
import { PostCard_PostFragmentDoc, type PostCard_PostFragment } from './__generated__/PostCard.generated';
import { PostImage } from './PostImage';
import { SharedPost } from './SharedPost';
import { CollapsibleText } from '../text/CollapsibleText';
import { RichText } from '../text/RichText';
import { usePostChannel } from './usePostChannel';

/** One's own name says enough. */
const reasons: Record<Exclude<FeedReason, 'OWN'>, string> = {
  CONNECTED: 'From your connections',
  FOLLOWING: 'From people you follow',
  POPULAR: 'Popular on Venturion',
  RECENT: 'New on Venturion',
};

export interface PostCardProps {
  post: FragmentType<typeof PostCard_PostFragmentDoc>;
  /** Why it is shown, in lists that choose. */
  reason?: FeedReason | null;
  /** Its place in a feed, counted from 1; `size` is -1 while the end is not known. */
  position?: { index: number; size: number };
  /** On its own page: nothing folded, and the comment action goes to this. */
  onComment?: () => void;
  /** There too: how many comments are shown below it, once that is known. */
  commentCount?: number;
}

/** One post as a row. Live while it is in view. */
export function PostCard({ post, ...rest }: PostCardProps) {
  const { data, complete } = useFragment({
    fragment: PostCard_PostFragmentDoc,
    fragmentName: 'PostCard_post',
    from: post,
  });
  return complete ? <Card post={data} {...rest} /> : null;
}

function Meta({ post }: { post: PostCard_PostFragment }) {
  return (
    <>
      <AuthorHandle author={post.author} />
      <Link to={`/post/${post.id}`} className="shrink-0 hover:underline">
        <RelativeTime value={post.createdAt} />
      </Link>
      {post.isEdited && <EditedMark postId={post.id} />}
    </>
  );
}

function Card({
  post,
  reason,
  position,
  onComment,
  commentCount,
}: Omit<PostCardProps, 'post'> & { post: PostCard_PostFragment }) {
  const navigate = useNavigate();
  const article = useRef<HTMLElement>(null);
  const isWhole = onComment !== undefined;
  usePostChannel(post.id, article);

  function handleClick(event: MouseEvent) {
    const target = event.target as Element;
    // Menus and dialogs are children here but stand elsewhere; marking text is not opening.
    if (
      !event.currentTarget.contains(target) ||
      target.closest('a, button, input, textarea') ||
      window.getSelection()?.isCollapsed === false
    )
      return;
    const shared = target.closest<HTMLElement>('[data-post-link]')?.dataset.postLink;
    if (shared ?? !isWhole) void navigate(`/post/${shared ?? post.id}`);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === event.currentTarget && !isWhole) void navigate(`/post/${post.id}`);
  }

  return (
    <Entry
      ref={article}
      data-post={post.id}
      tabIndex={position ? 0 : undefined}
      aria-posinset={position?.index}
      aria-setsize={position?.size}
      aria-label={`Post by ${post.author.displayName}`}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      className={isWhole ? undefined : 'cursor-pointer'}
      avatar={<AuthorAvatar author={post.author} />}
      name={<AuthorName author={post.author} />}
      meta={<Meta post={post} />}
      headline={<Lines post={post} reason={reason} />}
      corner={<PostMenu post={post} />}
      actions={
        <PostActions
          post={post}
          originalId={post.isShare ? (post.sharedPost?.id ?? null) : post.id}
          commentCount={commentCount}
          onComment={onComment ?? (() => void navigate(`/post/${post.id}`, { state: { writeComment: true } }))}
        />
      }
    >
      {post.content &&
        (isWhole ? <RichText text={post.content} /> : <CollapsibleText id={post.id} text={post.content} />)}
      {post.image && <PostImage image={post.image} whole={isWhole} eager={isWhole || position?.index === 1} />}
      {post.isShare && <SharedPost post={post.sharedPost} />}
    </Entry>
  );
}

/** Between the name and the words: who writes, why it is shown, and who else may read it when not everyone may. */
function Lines({ post, reason }: { post: PostCard_PostFragment; reason?: FeedReason | null }) {
  return (
    <>
      <span className="block truncate">{post.author.headline}</span>
      {reason && reason !== 'OWN' && <span className="block truncate text-ink-3">{reasons[reason]}</span>}
      {!post.isPublic && (
        <span className="flex items-center gap-1 font-medium">
          <Users aria-hidden="true" className="size-4" />
          Connections only
        </span>
      )}
    </>
  );
}
