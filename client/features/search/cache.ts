import type { TypePolicies } from '@apollo/client';

/** Lists that come whole: the newer one is right. */
export const cache: TypePolicies = {
  Query: { fields: { searchHashtags: { merge: false }, trendingHashtags: { merge: false } } },
  Hashtag: { keyFields: ['name'] },
};
