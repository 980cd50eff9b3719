import type { LiveHandlers } from '../../live/handlers';
import { refetchSuggestions } from '../network/page/refetchSuggestions';
import { isConnected } from '../network/relation/relation';
import { refetchViewerCounts, readRelation } from '../network/relation/cache/relationCache';
import { evictPerson } from './evictPerson';
import { OwnProfileDocument } from './page/__generated__/OwnProfilePage.generated';
import { freshRead } from '../../api/freshRead';

/** The viewer's profile, changed in another tab or over the API. Other people see it when they next fetch it. */
export const handlers: LiveHandlers = {
  'profile.updated': (_data, { client }) => {
    client.query({ query: OwnProfileDocument, ...freshRead }).catch(() => undefined);
    void refetchSuggestions(client);
  },

  /** A person deleted their account. If they restore it, their content shows when it is next fetched. */
  'account.hidden': ({ id }, { client, cache }) => {
    const relation = readRelation(cache, id);
    evictPerson(cache, id);
    // The viewer's own counts included them.
    if (relation && (isConnected(relation) || relation.isFollowing || relation.isFollower))
      void refetchViewerCounts(client);
  },
};
