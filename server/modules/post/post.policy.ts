import { connectedPeople, personVisible, personNotMuted, viewerParameter } from '../../visibility/people';

/**
 * SQL condition: the viewer may see a post. It is public, the viewer's own, or by an accepted connection; and its author is
 * neither blocked nor hidden. Every read of a post, or of anything on it, uses this condition.
 * @param post alias of the post's row
 */
export const postVisible = (post: string): string =>
  `(${isInAudience(post)}) and ${personVisible(`${post}.author_id`)}`;

const isInAudience = (post: string): string =>
  `${post}.is_public or ${post}.author_id = ${viewerParameter} or ${post}.author_id in (${connectedPeople})`;

/** SQL condition: a post may be in the viewer's feeds, which also exclude people whom the viewer muted. */
export const postInFeed = (post: string): string =>
  `(${isInAudience(post)}) and ${personNotMuted(`${post}.author_id`)}`;

/**
 * SQL condition: the viewer may see the post of this id. False for missing and hidden posts alike. A scalar subquery instead
 * of `exists`, so that PostgreSQL looks the post up by id instead of scanning all posts.
 */
export const postReadable = (id: string): string =>
  `coalesce((select true from post readable where readable.id = ${id} and ${postVisible('readable')}), false)`;

/** SQL condition: the viewer likes the post of this id, or has bookmarked it. */
export const postMarked = (table: 'post_like' | 'post_bookmark', id: string): string =>
  `exists (select from ${table} own where own.post_id = ${id} and own.account_id = ${viewerParameter})`;

/** SQL condition: a public post has the picture. @param id SQL expression of the picture's id */
export const hasPublicPost = (id: string): string =>
  `exists (select from post shown where shown.image_id = ${id} and shown.is_public)`;

/** SQL condition: the viewer may see a post with the picture, or owns it. @param media alias of the picture's row */
export const pictureReadable = (media: string): string =>
  `(coalesce(${media}.owner_id = ${viewerParameter}, false) or exists (select from post shown where shown.image_id = ${media}.id and ${postVisible('shown')}))`;

type Authored = { authorId: string };

/** Only the author may edit or delete a post. */
export const canEditPost = (viewerId: string, post: Authored): boolean => post.authorId === viewerId;

/** A private post cannot be shared. */
export const canSharePost = (post: { isPublic: boolean }): boolean => post.isPublic;
