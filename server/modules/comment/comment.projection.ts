import { jsonObject, type FieldCase, type ProjectionOf } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { profileCardProjection } from '../profile/profile.projection';
import { commentVisible } from './comment.policy';
import type { Comment } from './comment.type';

/** Replies that are sent with a comment. Longer threads are rare. */
const maxReplies = 100;

/** Joins a comment's author and post. */
export const commentJoins = (comment: string): string =>
  `join profile ${comment}_author on ${comment}_author.id = ${comment}.author_id join post ${comment}_post on ${comment}_post.id = ${comment}.post_id`;

/** REST adds `user_id` of the published contract. */
const ownFields = (comment: string, fieldCase: FieldCase): ProjectionOf<Omit<Comment, 'replies'>> => ({
  id: `${comment}.id`,
  postId: `${comment}.post_id`,
  parentId: `${comment}.parent_id`,
  author: { fields: profileCardProjection(`${comment}_author`, fieldCase) },
  content: `${comment}.content`,
  createdAt: `${comment}.created_at`,
  likeCount: `${comment}.like_count`,
  isHelpful: `coalesce(${comment}_post.helpful_comment_id = ${comment}.id, false)`,
  viewerHasLiked: `exists (select from comment_like mine where mine.comment_id = ${comment}.id and mine.account_id = ${viewerParameter})`,
  viewerCanDelete: `${viewerParameter} in (${comment}.author_id, ${comment}_post.author_id)`,
  viewerCanMarkHelpful: `${comment}_post.author_id = ${viewerParameter}`,
  ...(fieldCase === 'snake' && { userId: `${comment}.author_id` }),
});

/** A comment with its replies, as the viewer sees them. Needs `commentJoins`. */
export function commentProjection(comment: string, fieldCase: FieldCase): ProjectionOf<Comment> {
  const reply: ProjectionOf<Comment> = { ...ownFields('reply', fieldCase), replies: `'[]'::json` };
  const replies = `(select coalesce(json_agg(${jsonObject(reply, fieldCase)} order by reply.id), '[]') from (
    select * from comment r where r.parent_id = ${comment}.id and ${commentVisible('r')} order by r.id limit ${maxReplies}) reply ${commentJoins('reply')})`;
  return { ...ownFields(comment, fieldCase), replies };
}
