import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Users } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { FeedReason } from '../../../__generated__/types';
import { Attachments } from '../../../shell/attachments/Attachments';
import { Entry } from '../../../ui/Entry';
import { RelativeTime } from '../../../ui/text/RelativeTime';
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

/** The viewer's own posts need no reason. */
const reasons: Record<Exclude<FeedReason, 'OWN'>, string> = {
  CONNECTED: 'From your connections',
  FOLLOWING: 'From people you follow',
  POPULAR: 'Popular on Venturion',
  RECENT: 'New on Venturion',
};

export interface PostCardProps {
  post: FragmentType<typeof PostCard_PostFragmentDoc>;
  /** Why the post is shown, in ranked lists. */
  reason?: FeedReason | null;
  /** Position in a feed: `index` counts from 1, `size` is -1 while the total is unknown. */
  position?: { index: number; size: number };
  /** Set on the post's own page: the text is not collapsed, and the comment action calls this. */
  onComment?: () => void;
  /** Set on the post's own page: number of comments shown below the post, once known. */
  commentCount?: number;
}

/** A post as a row of a list. Subscribes to live updates while it is in view. */
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
      <Link to={`/post/${post.id}`} className="target shrink-0 rounded-chip hover:underline">
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
  const isDetail = onComment !== undefined;
  usePostChannel(post.id, article);

  function handleClick(event: MouseEvent) {
    const target = event.target as Element;
    // React events bubble from portalled menus and dialogs. Selecting text must not open the post.
    if (
      !event.currentTarget.contains(target) ||
      target.closest('a, button, input, textarea') ||
      window.getSelection()?.isCollapsed === false
    )
      return;
    const sharedId = target.closest<HTMLElement>('[data-post-link]')?.dataset.postLink;
    if (sharedId ?? !isDetail) void navigate(`/post/${sharedId ?? post.id}`);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === event.currentTarget && !isDetail) void navigate(`/post/${post.id}`);
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
      className={isDetail ? undefined : 'cursor-pointer'}
      avatar={<AuthorAvatar author={post.author} />}
      name={<AuthorName author={post.author} />}
      meta={<Meta post={post} />}
      headline={<CardContext post={post} reason={reason} />}
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
        (isDetail ? (
          <div dir="auto">
            <RichText text={post.content} />
          </div>
        ) : (
          <CollapsibleText id={post.id} text={post.content} />
        ))}
      {post.image && <PostImage image={post.image} uncropped={isDetail} eager={isDetail || position?.index === 1} />}
      <Attachments of={post} />
      {post.isShare && <SharedPost post={post.sharedPost} />}
    </Entry>
  );
}

/** Lines between name and text: the author's headline, the reason, and a restricted audience. */
function CardContext({ post, reason }: { post: PostCard_PostFragment; reason?: FeedReason | null }) {
  return (
    <>
      <span dir="auto" className="block truncate">
        {post.author.headline}
      </span>
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
