/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a person is looking for. */
export type Need =
  /** Advisors. */
  | 'ADVISORS'
  /** A co-founder. */
  | 'CO_FOUNDER'
  /** First customers. */
  | 'CUSTOMERS'
  /** Feedback on what they build. */
  | 'FEEDBACK'
  /** Investors. */
  | 'INVESTORS'
  /** Business partners. */
  | 'PARTNERS'
  /** Other founders to talk to. */
  | 'PEERS'
  /** People to hire. */
  | 'TEAM';

export type CompletenessHint_ProfileFragment = { id: string, avatarUrl: string | null, headline: string, bio: string, location: string, skills: Array<string>, lookingFor: Array<Types.Need> } & { ' $fragmentName'?: 'CompletenessHint_ProfileFragment' };

export const CompletenessHint_ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletenessHint_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"lookingFor"}}]}}]} as unknown as DocumentNode<CompletenessHint_ProfileFragment, unknown>;