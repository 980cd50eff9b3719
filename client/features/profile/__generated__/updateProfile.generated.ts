/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/types';

import type { ProfileHeader_ProfileFragment } from '../page/__generated__/ProfileHeader.generated';
import type { ProfileEditor_ProfileFragment } from '../editor/__generated__/ProfileEditor.generated';
import type { CompletenessHint_ProfileFragment } from '../completeness/__generated__/CompletenessHint.generated';
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

/** A link on a profile. */
export type ProfileLinkInput = {
  /** Label of the link, at most 40 characters. */
  label?: string | null | undefined;
  /** An http or https URL. Without a scheme it is https. */
  url: string;
};

/** Stage of a person’s startup. */
export type Stage =
  /** Looking for a problem to solve. */
  | 'EXPLORING'
  /** An idea, and talks with possible customers. */
  | 'IDEA'
  /** People are using it. */
  | 'LAUNCHED'
  /** A prototype that people can try. */
  | 'PROTOTYPE'
  /** People are paying for it. */
  | 'REVENUE'
  /** Growing a working business. */
  | 'SCALING';

/** Changes of your own profile. Omitted fields stay as they are. */
export type UpdateProfileInput = {
  /** URL of an uploaded square picture; null removes it. */
  avatarUrl?: string | null | undefined;
  /** At most 2,600 characters. */
  bio?: string | null | undefined;
  /** URL of an uploaded wide picture; null removes it. */
  coverImageUrl?: string | null | undefined;
  /** At most 64 characters, not empty. */
  displayName?: string | null | undefined;
  /** At most 220 characters. */
  headline?: string | null | undefined;
  /** At most 5 links. */
  links?: Array<ProfileLinkInput> | null | undefined;
  /** At most 100 characters. */
  location?: string | null | undefined;
  /** What you are looking for. */
  lookingFor?: Array<Need> | null | undefined;
  /** Free text about what you are looking for, at most 300 characters. */
  lookingForNote?: string | null | undefined;
  /** At most 20 skills of at most 40 characters. Duplicates are removed. */
  skills?: Array<string> | null | undefined;
  /** Stage of the startup; null removes it. */
  stage?: Stage | null | undefined;
};

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ProfileHeader_ProfileFragment': ProfileHeader_ProfileFragment;'ProfileEditor_ProfileFragment': ProfileEditor_ProfileFragment;'CompletenessHint_ProfileFragment': CompletenessHint_ProfileFragment } }
  ) };


export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileHeader_profile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileEditor_profile"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletenessHint_profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileHeader_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileEditor_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"lookingFor"}},{"kind":"Field","name":{"kind":"Name","value":"lookingForNote"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletenessHint_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"lookingFor"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;