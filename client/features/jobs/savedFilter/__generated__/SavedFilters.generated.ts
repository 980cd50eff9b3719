/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters of jobs. They match with one value of each list that has any. */
export type JobFilterInput = {
  /** Least equity in percent, which the highest equity reaches. */
  equityMin?: number | null | undefined;
  /** Places, at most 10: parts of a location between commas, such as its city; case does not matter. */
  places?: Array<string> | null | undefined;
  /** Published within so many days, 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Only remote jobs, or only others. */
  remote?: boolean | null | undefined;
  /** Currency of salaryMin, as ISO 4217 code; default USD. */
  salaryCurrency?: string | null | undefined;
  /** Least pay of a year, which the highest pay reaches. Jobs without stated pay never match. */
  salaryMin?: number | null | undefined;
  /** Skills, at most 10; case does not matter. */
  skills?: Array<string> | null | undefined;
  /** A time zone that works, in hours from UTC. Remote jobs without time zones match. */
  timeZone?: number | null | undefined;
  /** Kinds of work, at most 10. */
  types?: Array<JobType> | null | undefined;
};

/** Kind of work. */
export type JobType =
  /** A co-founder, who shares the company. */
  | 'COFOUNDER'
  /** A contract for a project or a time. */
  | 'CONTRACT'
  /** Full-time employment. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERNSHIP'
  /** Part-time employment. */
  | 'PART_TIME';

export type SavedFilter_FilterFragment = { id: string, name: string, query: string, filter: { types: Array<Types.JobType>, remote: boolean | null, places: Array<string>, skills: Array<string>, salaryMin: number | null, salaryCurrency: string | null, equityMin: number | null, postedWithinDays: number | null, timeZone: number | null } } & { ' $fragmentName'?: 'SavedFilter_FilterFragment' };

export type SavedJobFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedJobFiltersQuery = { savedJobFilters: Array<{ id: string, name: string, query: string, filter: { types: Array<Types.JobType>, remote: boolean | null, places: Array<string>, skills: Array<string>, salaryMin: number | null, salaryCurrency: string | null, equityMin: number | null, postedWithinDays: number | null, timeZone: number | null } }> };

export type SaveJobFilterMutationVariables = Exact<{
  name: string;
  query?: string | null | undefined;
  filter?: Types.JobFilterInput | null | undefined;
}>;


export type SaveJobFilterMutation = { saveJobFilter: Array<{ id: string, name: string, query: string, filter: { types: Array<Types.JobType>, remote: boolean | null, places: Array<string>, skills: Array<string>, salaryMin: number | null, salaryCurrency: string | null, equityMin: number | null, postedWithinDays: number | null, timeZone: number | null } }> };

export type RenameJobFilterMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenameJobFilterMutation = { renameJobFilter: Array<{ id: string, name: string, query: string, filter: { types: Array<Types.JobType>, remote: boolean | null, places: Array<string>, skills: Array<string>, salaryMin: number | null, salaryCurrency: string | null, equityMin: number | null, postedWithinDays: number | null, timeZone: number | null } }> };

export type DeleteJobFilterMutationVariables = Exact<{
  id: string;
}>;


export type DeleteJobFilterMutation = { deleteJobFilter: { id: string } };

export const SavedFilter_FilterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilter_filter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedJobFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"postedWithinDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SavedFilter_FilterFragment, unknown>;
export const SavedJobFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedJobFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedJobFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilter_filter"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilter_filter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedJobFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"postedWithinDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SavedJobFiltersQuery, SavedJobFiltersQueryVariables>;
export const SaveJobFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveJobFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJobFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilter_filter"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilter_filter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedJobFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"postedWithinDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<SaveJobFilterMutation, SaveJobFilterMutationVariables>;
export const RenameJobFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameJobFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameJobFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedFilter_filter"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedFilter_filter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedJobFilter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"postedWithinDays"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<RenameJobFilterMutation, RenameJobFilterMutationVariables>;
export const DeleteJobFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteJobFilterMutation, DeleteJobFilterMutationVariables>;