import type { Field, Projection, FieldCase } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import { personCard, personFields } from '../profile/profile.projection';
import { postVisible } from './post.policy';

/** Joins a post's author and image: the aliases are the post's with `_author` and `_image`. */
export const postJoins = (post: string): string =>
  `join profile ${post}_author on ${post}_author.id = ${post}.author_id left join media ${post}_image on ${post}_image.id = ${post}.image_id`;

const imageField = (post: string): Field => {
  const image = `${post}_image`;
  return {
    when: `${image}.id is not null`,
    fields: {
      url: `${image}.url`,
      width: `${image}.width`,
      height: `${image}.height`,
      srcSet: `${image}.src_set`,
      placeholder: `${image}.placeholder`,
      alt: `${post}.image_alt`,
    },
  };
};

const viewerHas = (table: string, post: string) =>
  `exists (select from ${table} mine where mine.post_id = ${post}.id and mine.account_id = ${viewerParameter})`;

const ownFields = (post: string, spelling: FieldCase): Projection => ({
  id: `${post}.id`,
  author: { fields: personFields(personCard(`${post}_author`), `${post}_author`, spelling) },
  content: `${post}.content`,
  isPublic: `${post}.is_public`,
  isEdited: `${post}.is_edited`,
  isShare: `${post}.is_share`,
  createdAt: `${post}.created_at`,
  editedAt: `${post}.edited_at`,
  likeCount: `${post}.like_count`,
  commentCount: `${post}.comment_count`,
  shareCount: `${post}.share_count`,
  viewerHasLiked: viewerHas('post_like', post),
  viewerHasBookmarked: viewerHas('post_bookmark', post),
  viewerCanEdit: `${post}.author_id = ${viewerParameter}`,
  viewerCanShare: `${post}.is_public and (not ${post}.is_share or ${post}.shared_post_id is not null)`,
  ...(spelling === 'camel'
    ? { image: imageField(post) }
    : {
        userId: `${post}.author_id`,
        userIdStr: `${post}.author_id::text`,
        image: `${post}_image.url`,
        imageDetails: imageField(post),
      }),
});

const sharedField = (post: string, spelling: FieldCase): Field => ({
  when: `${post}.shared_post_id is not null`,
  from: `post shared ${postJoins('shared')} where shared.id = ${post}.shared_post_id and ${postVisible('shared')}`,
  fields: { ...ownFields('shared', spelling), sharedPost: 'null' },
});

/** A post as its readers see it, with author, counts and the viewer's own state. Needs `postJoins`. */
export const postProjection = (post: string, spelling: FieldCase): Projection => ({
  ...ownFields(post, spelling),
  sharedPost: sharedField(post, spelling),
});
