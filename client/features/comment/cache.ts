import type { TypePolicies } from '@apollo/client';

/** Replies are not paginated: an incoming list replaces the cached one. */
export const cache: TypePolicies = { Comment: { fields: { replies: { merge: false } } } };
