import { restType } from '../../rest/contract/restType';
import { uuid } from '../../rest/contract/schema';
import { profileCardType } from '../profile/profile.rest';
import { commentProjection } from './comment.projection';

export const commentType = restType('Comment', {
  projection: () => commentProjection('comment', 'snake'),
  fields: { userId: uuid('The author’s id.') },
  nested: [profileCardType],
});
