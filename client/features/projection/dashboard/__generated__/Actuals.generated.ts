/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ActualsQueryVariables = Exact<{
  id: string;
}>;


export type ActualsQuery = { projectionActuals: { months: unknown, deviations: unknown, latestMonth: string | null, runwayMonths: string | null, plannedRunwayMonths: string | null } };

export type SetActualsMutationVariables = Exact<{
  id: string;
  months: unknown;
}>;


export type SetActualsMutation = { setProjectionActuals: { months: unknown, deviations: unknown, latestMonth: string | null, runwayMonths: string | null, plannedRunwayMonths: string | null } };

export type ActualsImportQueryVariables = Exact<{
  csv: string;
}>;


export type ActualsImportQuery = { projectionImport: { kind: string, months: unknown, understood: unknown, ignored: unknown } };

export type Actuals_ActualsFragment = { months: unknown, deviations: unknown, latestMonth: string | null, runwayMonths: string | null, plannedRunwayMonths: string | null } & { ' $fragmentName'?: 'Actuals_ActualsFragment' };

export const Actuals_ActualsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Actuals_actuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectionActuals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"}},{"kind":"Field","name":{"kind":"Name","value":"latestMonth"}},{"kind":"Field","name":{"kind":"Name","value":"runwayMonths"}},{"kind":"Field","name":{"kind":"Name","value":"plannedRunwayMonths"}}]}}]} as unknown as DocumentNode<Actuals_ActualsFragment, unknown>;
export const ActualsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Actuals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectionActuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Actuals_actuals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Actuals_actuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectionActuals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"}},{"kind":"Field","name":{"kind":"Name","value":"latestMonth"}},{"kind":"Field","name":{"kind":"Name","value":"runwayMonths"}},{"kind":"Field","name":{"kind":"Name","value":"plannedRunwayMonths"}}]}}]} as unknown as DocumentNode<ActualsQuery, ActualsQueryVariables>;
export const SetActualsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetActuals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"months"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProjectionActuals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"months"},"value":{"kind":"Variable","name":{"kind":"Name","value":"months"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Actuals_actuals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Actuals_actuals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectionActuals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"deviations"}},{"kind":"Field","name":{"kind":"Name","value":"latestMonth"}},{"kind":"Field","name":{"kind":"Name","value":"runwayMonths"}},{"kind":"Field","name":{"kind":"Name","value":"plannedRunwayMonths"}}]}}]} as unknown as DocumentNode<SetActualsMutation, SetActualsMutationVariables>;
export const ActualsImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActualsImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectionImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"understood"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<ActualsImportQuery, ActualsImportQueryVariables>;