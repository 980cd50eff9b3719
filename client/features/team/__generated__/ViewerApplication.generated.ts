/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerApplication_RoleFragment = { viewerApplicationId: string | null } & { ' $fragmentName'?: 'ViewerApplication_RoleFragment' };

export const ViewerApplication_RoleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerApplication_role"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}}]}}]} as unknown as DocumentNode<ViewerApplication_RoleFragment, unknown>;