import type { TypePolicies } from '@apollo/client';

/** Hashtag lists are not paginated: an incoming list replaces the cached one. */
export const cache: TypePolicies = {
  Query: { fields: { searchHashtags: { merge: false }, trendingHashtags: { merge: false } } },
  Hashtag: { keyFields: ['name'] },
};
