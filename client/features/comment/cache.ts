import type { TypePolicies } from '@apollo/client';

/** Replies come whole: the newer list is right. */
export const cache: TypePolicies = { Comment: { fields: { replies: { merge: false } } } };
