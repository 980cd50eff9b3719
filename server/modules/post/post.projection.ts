import { jsonObject, type Projection, type Spelling } from '../../database/read';
import { viewerParameter } from '../graph/graph.policy';
import { personCard, personJson } from '../profile/profile.projection';
import { postVisible } from './post.policy';

/** Joins a post's author and image: the aliases are the post's with `_author` and `_image`. */
export const postJoins = (post: string): string =>
  `join profile ${post}_author on ${post}_author.id = ${post}.author_id left join media ${post}_image on ${post}_image.id = ${post}.image_id`;

const imageJson = (post: string, spelling: Spelling) => {
  const image = `${post}_image`;
  const fields = jsonObject(
    {
      url: `${image}.url`,
      width: `${image}.width`,
      height: `${image}.height`,
      srcSet: `${image}.src_set`,
      placeholder: `${image}.placeholder`,
      alt: `${post}.image_alt`,
    },
    spelling,
  );
  return `case when ${image}.id is not null then ${fields} end`;
};

const viewerHas = (table: string, post: string) =>
  `exists (select from ${table} mine where mine.post_id = ${post}.id and mine.account_id = ${viewerParameter})`;

const ownFields = (post: string, spelling: Spelling): Projection => ({
  id: `${post}.id`,
  author: personJson(personCard(`${post}_author`), `${post}_author`, spelling),
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
    ? { image: imageJson(post, spelling) }
    : { userId: `${post}.author_id`, userIdStr: `${post}.author_id::text`, image: `${post}_image.url`, imageDetails: imageJson(post, spelling) }),
});

const sharedJson = (post: string, spelling: Spelling) => {
  const shared = jsonObject({ ...ownFields('shared', spelling), sharedPost: 'null' }, spelling);
  return `case when ${post}.shared_post_id is not null then
    (select ${shared} from post shared ${postJoins('shared')} where shared.id = ${post}.shared_post_id and ${postVisible('shared')}) end`;
};

/** JSON of a post as its readers see it, with author, counts and the viewer's own state. Needs `postJoins`. */
export const postJson = (post: string, spelling: Spelling): string =>
  jsonObject({ ...ownFields(post, spelling), sharedPost: sharedJson(post, spelling) }, spelling);
