import { getAuthState } from '../../auth/authState';
import type { ConnectionState } from '../../__generated__/types';
import type { LiveHandlers } from '../../live/handlers';
import { applyBlock, applyUnblock } from './blockCache';
import type { Relation } from './relation/relation';
import { applyRelation } from './relation/relationCache';

type RelationChanged = Omit<Relation, 'connection'> & {
  personId: string;
  connection: (Omit<NonNullable<Relation['connection']>, 'status'> & { status: string }) | null;
};

/** What changed between the viewer and others: by the others, in another tab, or on another device. */
export const handlers: LiveHandlers = {
  'block.changed': ({ personId, isBlocked }: { personId: string; isBlocked: boolean }, { client }) =>
    isBlocked ? applyBlock(client, personId) : applyUnblock(client, personId),

  'relation.changed': ({ personId, connection, isFollowing, isFollower, hasMuted }: RelationChanged, { client }) => {
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
