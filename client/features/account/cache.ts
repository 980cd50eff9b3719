import type { TypePolicies } from '@apollo/client';

/** The list of sessions is not paginated: a newer result replaces the cached one. */
export const cache: TypePolicies = { Query: { fields: { sessions: { merge: false } } } };
