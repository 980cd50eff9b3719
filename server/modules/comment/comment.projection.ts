import { jsonObject, type Projection, type FieldCase } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { personCard, personFields } from '../profile/profile.projection';
import { commentVisible } from './comment.policy';

/** Replies that travel with a comment; a longer thread is rare and reads on by sort order of the post. */
const repliesShown = 100;

/** Joins a comment's author and post. */
export const commentJoins = (comment: string): string =>
  `join profile ${comment}_author on ${comment}_author.id = ${comment}.author_id join post ${comment}_post on ${comment}_post.id = ${comment}.post_id`;

const ownFields = (comment: string, spelling: FieldCase): Projection => ({
  id: `${comment}.id`,
  postId: `${comment}.post_id`,
  parentId: `${comment}.parent_id`,
  author: { fields: personFields(personCard(`${comment}_author`), `${comment}_author`, spelling) },
  content: `${comment}.content`,
  createdAt: `${comment}.created_at`,
  likeCount: `${comment}.like_count`,
  isHelpful: `coalesce(${comment}_post.helpful_comment_id = ${comment}.id, false)`,
  viewerHasLiked: `exists (select from comment_like mine where mine.comment_id = ${comment}.id and mine.account_id = ${viewerParameter})`,
  viewerCanDelete: `${viewerParameter} in (${comment}.author_id, ${comment}_post.author_id)`,
  viewerCanMarkHelpful: `${comment}_post.author_id = ${viewerParameter}`,
  ...(spelling === 'snake' && { userId: `${comment}.author_id` }),
});

/** A comment with its replies, as the viewer sees them. Needs `commentJoins`. */
export function commentProjection(comment: string, spelling: FieldCase): Projection {
  const reply = jsonObject({ ...ownFields('reply', spelling), replies: `'[]'::json` }, spelling);
  const replies = `(select coalesce(json_agg(${reply} order by reply.id), '[]') from (
    select * from comment r where r.parent_id = ${comment}.id and ${commentVisible('r')} order by r.id limit ${repliesShown}) reply ${commentJoins('reply')})`;
  return { ...ownFields(comment, spelling), replies };
}
