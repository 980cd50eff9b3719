import { connectedPeople, personVisible, personNotMuted, viewerParameter } from '../../visibility/people';

/**
 * The one rule of who sees a post: it is public, the viewer's own, or from an accepted connection;
 * and no block or pending deletion stands between. Every path that shows a post, or anything on it, asks this.
 * @param post alias of the post's row
 */
export const postVisible = (post: string): string => `(${seenBy(post)}) and ${personVisible(`${post}.author_id`)}`;

const seenBy = (post: string): string =>
  `${post}.is_public or ${post}.author_id = ${viewerParameter} or ${post}.author_id in (${connectedPeople})`;

/** The same for feeds, which also leave out people whom the viewer has muted. */
export const postInFeed = (post: string): string => `(${seenBy(post)}) and ${personNotMuted(`${post}.author_id`)}`;

/**
 * SQL condition: the viewer may see the post of this id. Missing and hidden are the same answer. It is one value and no
 * `exists`, so that PostgreSQL looks the post up and never reads all posts to compare.
 */
export const postReadable = (id: string): string =>
  `coalesce((select true from post readable where readable.id = ${id} and ${postVisible('readable')}), false)`;

type Owned = { authorId: string };

/** Only the author changes or deletes a post. */
export const canEditPost = (viewerId: string, post: Owned): boolean => post.authorId === viewerId;

/** A private post is not passed on. */
export const canSharePost = (post: { isPublic: boolean }): boolean => post.isPublic;
