import { personVisible } from '../../visibility/people';
import { postReadable } from '../post/post.policy';

/** Who sees a comment: those who see its post, and not across a block. Needs the post checked as well, see commentReadable. */
export const commentVisible = (comment: string): string => personVisible(`${comment}.author_id`);

/** The whole rule for one comment by itself: its post, its own author, and the author of what it replies to. */
export const commentReadable = (comment: string): string =>
  `${postReadable(`${comment}.post_id`)} and ${commentVisible(comment)}
   and not exists (select from comment parent where parent.id = ${comment}.parent_id and not (${commentVisible('parent')}))`;

type Owned = { authorId: string; postAuthorId: string };

/** Its author may take a comment back; the post's author keeps order below their post. */
export const canDeleteComment = (viewerId: string, comment: Owned): boolean =>
  comment.authorId === viewerId || comment.postAuthorId === viewerId;

/** Only the post's author says which comment helped. */
export const canMarkHelpful = (viewerId: string, comment: Owned): boolean => comment.postAuthorId === viewerId;
