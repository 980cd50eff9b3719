import type { LiveHandlers } from '../../live/handlers';
import { isConnected } from '../network/relation/relation';
import { refetchOwnCounts, readRelation } from '../network/relation/relationCache';
import { evictPerson } from './evictPerson';
import { OwnProfileDocument } from './page/__generated__/OwnProfilePage.generated';

/** The own profile as it was changed in another tab, or by an integrator. Others see it when they next read it. */
export const handlers: LiveHandlers = {
  'profile.updated': (_data, { client }) => {
    client.query({ query: OwnProfileDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  },

  /** Somebody deleted their account. Should they come back, what they wrote shows when it is next read. */
  'account.hidden': ({ id }, { client, cache }) => {
    const relation = readRelation(cache, id);
    evictPerson(cache, id);
    // The viewer's own figures counted them.
    if (relation && (isConnected(relation) || relation.isFollowing || relation.isFollower))
      void refetchOwnCounts(client);
  },
};
