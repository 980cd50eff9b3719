import { personVisible, viewerParameter } from '../../visibility/people';
import { postReadable } from '../post/post.policy';

/** SQL condition: the viewer may see a comment of a post that is checked separately. See commentReadable. */
export const commentVisible = (comment: string): string => personVisible(`${comment}.author_id`);

/** SQL condition: the viewer may see a comment, its post, and the comment that it replies to. */
export const commentReadable = (comment: string): string =>
  `${postReadable(`${comment}.post_id`)} and ${commentVisible(comment)}
   and not exists (select from comment parent where parent.id = ${comment}.parent_id and not (${commentVisible('parent')}))`;

/** SQL condition: the viewer wrote a comment or its post. */
export const commentOwned = (comment: string, post: string): string =>
  `${viewerParameter} in (${comment}.author_id, ${post}.author_id)`;

/** SQL condition: the viewer likes a comment. */
export const commentLiked = (comment: string): string =>
  `exists (select from comment_like own where own.comment_id = ${comment}.id and own.account_id = ${viewerParameter})`;

type CommentAuthors = { authorId: string; postAuthorId: string };

/** A comment's author and its post's author may delete it. */
export const canDeleteComment = (viewerId: string, comment: CommentAuthors): boolean =>
  comment.authorId === viewerId || comment.postAuthorId === viewerId;

/** Only the post's author may mark the helpful comment. */
export const canMarkHelpful = (viewerId: string, comment: CommentAuthors): boolean => comment.postAuthorId === viewerId;
