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

export type JobFacet_ValuesFragment = { isComplete: boolean, values: Array<{ value: string, count: number }> } & { ' $fragmentName'?: 'JobFacet_ValuesFragment' };

export type JobFacetsQueryVariables = Exact<{
  query?: string | null | undefined;
  filter?: Types.JobFilterInput | null | undefined;
}>;


export type JobFacetsQuery = { jobFacets: { total: number, isComplete: boolean, salaryCurrency: string | null, types: { isComplete: boolean, values: Array<{ value: string, count: number }> }, remote: { isComplete: boolean, values: Array<{ value: string, count: number }> }, places: { isComplete: boolean, values: Array<{ value: string, count: number }> }, skills: { isComplete: boolean, values: Array<{ value: string, count: number }> }, salaries: { isComplete: boolean, values: Array<{ value: string, count: number }> }, equity: { isComplete: boolean, values: Array<{ value: string, count: number }> }, postedWithinDays: { isComplete: boolean, values: Array<{ value: string, count: number }> } } };

export const JobFacet_ValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacet_values"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<JobFacet_ValuesFragment, unknown>;
export const JobFacetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFacets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFacets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"remote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"skills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"equity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"postedWithinDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFacet_values"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFacet_values"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFacet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<JobFacetsQuery, JobFacetsQueryVariables>;