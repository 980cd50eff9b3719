import { Link } from 'react-router-dom';
import { Attachments } from '../../../shell/attachments/Attachments';
import { Avatar } from '../../../ui/image/Avatar';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { AuthorHandle, AuthorName } from './Author';
import { PostImage } from './PostImage';
import type { SharedPost_PostFragment } from './__generated__/SharedPost.generated';
import { CollapsibleText } from '../text/CollapsibleText';

const boxClasses = 'mt-3 rounded-card border border-line';

/** The original post inside a share. `post` is null when it was deleted or the viewer may not see it. */
export function SharedPost({ post }: { post: SharedPost_PostFragment | null }) {
  if (!post) return <p className={`${boxClasses} bg-canvas px-4 py-3 text-ink-2`}>This post isn’t available.</p>;
  const { author } = post;
  return (
    <div data-post-link={post.id} className={`${boxClasses} p-3`}>
      <p className="flex items-center gap-2">
        <Avatar name={author.displayName} src={author.avatarUrl} size={24} />
        <span className="-my-px min-w-0 truncate py-px font-bold">
          <AuthorName author={author} />
        </span>
        <span className="flex min-w-0 items-baseline gap-x-2 text-meta text-ink-3">
          <AuthorHandle author={author} />
          <Link to={`/post/${post.id}`} className="target shrink-0 rounded-chip hover:underline">
            <RelativeTime value={post.createdAt} />
          </Link>
        </span>
      </p>
      {post.content && (
        <div className="mt-1">
          <CollapsibleText id={`shared:${post.id}`} text={post.content} lines={4} />
        </div>
      )}
      {post.image && <PostImage image={post.image} />}
      <Attachments of={post} />
    </div>
  );
}
