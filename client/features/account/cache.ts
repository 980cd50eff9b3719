import type { TypePolicies } from '@apollo/client';

/** The list of devices comes whole: the newer one is right. */
export const cache: TypePolicies = { Query: { fields: { sessions: { merge: false } } } };
