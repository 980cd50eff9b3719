import type { FieldCase, ProjectionOf } from '../../database/read';
import { viewerParameter } from '../../visibility/people';
import type { Image } from '../media/media.type';
import { attachedJob } from '../job/job.card';
import { postStoryField } from '../news/news.card';
import { profileCardProjection } from '../profile/profile.projection';
import { postVisible } from './post.policy';
import type { Post } from './post.type';

/** REST sends the picture's address as `image`, so the picture with all its sizes has another name. */
type RestPost = Omit<Post, 'image'> & {
  userId: string;
  userIdStr: string;
  image: string | null;
  imageDetails: Image | null;
};

type SharedPostField = ProjectionOf<Post>['sharedPost'];

/** Joins a post's author and image: the aliases are the post's with `_author` and `_image`. */
export const postJoins = (post: string): string =>
  `join profile ${post}_author on ${post}_author.id = ${post}.author_id left join media ${post}_image on ${post}_image.id = ${post}.image_id`;

const imageFields = (post: string): ProjectionOf<Image> => ({
  url: `${post}_image.url`,
  width: `${post}_image.width`,
  height: `${post}_image.height`,
  srcSet: `${post}_image.src_set`,
  placeholder: `${post}_image.placeholder`,
  alt: `${post}.image_alt`,
});

const imageField = (post: string) => ({ when: `${post}_image.id is not null`, fields: imageFields(post) });

const viewerRowExists = (table: 'post_like' | 'post_bookmark', post: string) =>
  `exists (select from ${table} mine where mine.post_id = ${post}.id and mine.account_id = ${viewerParameter})`;

const commonFields = (post: string, fieldCase: FieldCase): ProjectionOf<Omit<Post, 'image' | 'sharedPost'>> => ({
  id: `${post}.id`,
  author: { fields: profileCardProjection(`${post}_author`, fieldCase) },
  content: `${post}.content`,
  isPublic: `${post}.is_public`,
  isEdited: `${post}.is_edited`,
  isShare: `${post}.is_share`,
  newsStory: postStoryField(post, fieldCase),
  createdAt: `${post}.created_at`,
  editedAt: `${post}.edited_at`,
  likeCount: `${post}.like_count`,
  commentCount: `${post}.comment_count`,
  shareCount: `${post}.share_count`,
  job: attachedJob(post, fieldCase),
  viewerHasLiked: viewerRowExists('post_like', post),
  viewerHasBookmarked: viewerRowExists('post_bookmark', post),
  viewerCanEdit: `${post}.author_id = ${viewerParameter}`,
  viewerCanShare: `${post}.is_public and (not ${post}.is_share or ${post}.shared_post_id is not null)`,
});

const graphqlPost = (post: string, sharedPost: SharedPostField): ProjectionOf<Post> => ({
  ...commonFields(post, 'camel'),
  image: imageField(post),
  sharedPost,
});

const restPost = (post: string, sharedPost: SharedPostField): ProjectionOf<RestPost> => ({
  ...commonFields(post, 'snake'),
  userId: `${post}.author_id`,
  userIdStr: `${post}.author_id::text`,
  image: `${post}_image.url`,
  imageDetails: imageField(post),
  sharedPost,
});

/** A post as its readers see it, with author, counts and the viewer's own state. Needs `postJoins`. */
export function postProjection(post: string, fieldCase: FieldCase): ProjectionOf<Post> {
  const compose = fieldCase === 'camel' ? graphqlPost : restPost;
  return compose(post, {
    when: `${post}.shared_post_id is not null`,
    from: `post shared ${postJoins('shared')} where shared.id = ${post}.shared_post_id and ${postVisible('shared')}`,
    fields: compose('shared', 'null'),
  });
}
