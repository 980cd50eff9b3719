import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Inputs and patches are documents that are replaced as a whole, not merged. */
export const cache: TypePolicies = {
  Query: { fields: { projections: relayStylePagination(['archived', 'query', 'sort']) } },
};
