import { getAuthState } from '../../auth/authState';
import type { ConnectionState } from '../../__generated__/types';
import type { LiveHandlers } from '../../live/handlers';
import { applyBlock, applyUnblock } from './block/blockCache';
import { applyRelation } from './relation/cache/relationCache';

/** Relations and blocks of the viewer that changed elsewhere: by the other person, in another tab or on another device. */
export const handlers: LiveHandlers = {
  'block.changed': ({ personId, isBlocked }, { client }) =>
    isBlocked ? applyBlock(client, personId) : applyUnblock(client, personId),

  'relation.changed': ({ personId, connection, isFollowing, isFollower, hasMuted }, { client }) => {
    const viewerId = getAuthState().user?.id;
    if (!viewerId) return;
    const relation = {
      __typename: 'Relation',
      connection: connection && {
        __typename: 'ViewerConnection',
        ...connection,
        status: connection.status.toUpperCase() as ConnectionState,
      },
      isFollowing,
      isFollower,
      hasMuted,
    };
    void applyRelation(client, { personId, viewerId }, relation);
  },
};
