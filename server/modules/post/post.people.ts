import type { Context } from '../../context';
import { viewerId } from '../../context';
import { notFound } from '../../core/errors';
import { isId } from '../../core/validation';
import type { List, ListQuery } from '../../database/list';
import { personVisible } from '../../visibility/people';
import type { SelectList } from '../list';
import { profileCardProjection } from '../profile/profile.projection';
import type { ProfileCard } from '../profile/profile.type';
import { postReadable, postVisible } from './post.policy';

/** People who like a post ($2), latest first. */
const likers: List<ProfileCard> = {
  name: 'post_likers',
  parameters: 2,
  keys: [
    { sql: 'person.liked_at', type: 'timestamptz' },
    { sql: 'person.id', type: 'uuid' },
  ],
  direction: 'desc',
  projection: (fieldCase) => profileCardProjection('person', fieldCase),
  rows: (after, limit) => `(
    select p.*, l.created_at as liked_at from post_like l join profile p on p.id = l.account_id
    where l.post_id = $2::uuid and ${postReadable('$2::uuid')} and ${personVisible('l.account_id')}
      ${after ? `and (l.created_at, l.account_id) < (${after.join(', ')})` : ''}
    order by l.created_at desc, l.account_id desc ${limit}) person`,
};

/** People whose shares of a post ($2) the viewer may see, each once, by their latest share. */
const sharers: List<ProfileCard> = {
  ...likers,
  name: 'post_sharers',
  keys: [{ sql: 'person.share_id', type: 'uuid' }],
  rows: (after, limit) => `(
    select p.*, share.id as share_id from post share join profile p on p.id = share.author_id
    where share.shared_post_id = $2::uuid and ${postReadable('$2::uuid')} and ${postVisible('share')}
      and not exists (select from post later where later.shared_post_id = share.shared_post_id and later.author_id = share.author_id
        and later.id > share.id and ${postVisible('later')})
      ${after ? `and share.id < ${after[0]}` : ''}
    order by share.id desc ${limit}) person`,
};

/** Selects people of a post. A missing or hidden post has none. */
const ofPost =
  (list: List<ProfileCard>) =>
  (ctx: Context, postId: string): ListQuery<ProfileCard> => {
    if (!isId(postId)) throw notFound('Post');
    return { list, values: [viewerId(ctx), postId] };
  };

export const selectLikers = ofPost(likers);
export const selectSharers = ofPost(sharers);

/** Root query fields that are lists of people of a post. */
export const postPeopleLists = {
  postLikers: (ctx, { postId }) => selectLikers(ctx, String(postId)),
  postSharers: (ctx, { postId }) => selectSharers(ctx, String(postId)),
} satisfies Record<string, SelectList>;
