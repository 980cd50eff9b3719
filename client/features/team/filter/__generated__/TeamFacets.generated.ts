/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Filters of teams. They match with one value of each list that has any; one open role meets those of roles. */
export type TeamFilterInput = {
  /** Least equity in percent, which the role’s highest equity reaches. */
  equityMin?: number | null | undefined;
  /** The role takes at most so many hours of a week: 5, 10, 20, 30, 40. */
  hours?: number | null | undefined;
  /** Places, at most 10: parts of a location between commas, such as its city; case does not matter. */
  places?: Array<string> | null | undefined;
  /** Whether the work of the role is remote. */
  remote?: Array<TeamRemote> | null | undefined;
  /** Skills of the role, at most 10; case does not matter. */
  skills?: Array<string> | null | undefined;
  /** Stages, at most 10. */
  stages?: Array<Stage> | null | undefined;
};

/** Whether work is remote. */
export type TeamRemote =
  /** A part of it is on site. */
  | 'HYBRID'
  /** It is on site. */
  | 'NO'
  /** It can be done from anywhere. */
  | 'YES';

export type TeamFacet_ValuesFragment = { isComplete: boolean, values: Array<{ value: string, count: number }> } & { ' $fragmentName'?: 'TeamFacet_ValuesFragment' };

export type TeamFacetsQueryVariables = Exact<{
  query?: string | null | undefined;
  filter?: Types.TeamFilterInput | null | undefined;
}>;


export type TeamFacetsQuery = { teamFacets: { total: number, isComplete: boolean, stages: { isComplete: boolean, values: Array<{ value: string, count: number }> }, places: { isComplete: boolean, values: Array<{ value: string, count: number }> }, remote: { isComplete: boolean, values: Array<{ value: string, count: number }> }, skills: { isComplete: boolean, values: Array<{ value: string, count: number }> }, hours: { isComplete: boolean, values: Array<{ value: string, count: number }> }, equity: { isComplete: boolean, values: Array<{ value: string, count: number }> } } };

export const TeamFacet_ValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFacet_values"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TeamFacet_ValuesFragment, unknown>;
export const TeamFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"remote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"equity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFacet_values"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TeamFacetsQuery, TeamFacetsQueryVariables>;