/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { JobDetails_JobFragment } from '../../details/__generated__/JobDetails.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new job. */
export type CreateJobInput = {
  /** http or https URL of an application form elsewhere. */
  applyUrl?: string | null | undefined;
  /** The company. */
  company: string;
  /** Markdown with headings, lists and links; required to publish. */
  description?: string | null | undefined;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: number | null | undefined;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: number | null | undefined;
  /** The location; required to publish a job that is not remote. */
  location?: string | null | undefined;
  /** The work can be done remotely; default false. */
  remote?: boolean | null | undefined;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: string | null | undefined;
  /** Highest pay of a period, a whole number. */
  salaryMax?: number | null | undefined;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: number | null | undefined;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: SalaryPeriod | null | undefined;
  /** Seniority. */
  seniority?: JobSeniority | null | undefined;
  /** Required skills, at most 20. */
  skills?: Array<string> | null | undefined;
  /** PUBLISHED, the default, or DRAFT. */
  status?: NewJobStatus | null | undefined;
  /** Team that the job belongs to. You must be a member. */
  teamId?: string | null | undefined;
  /** First time zone that works, in hours from UTC, -12 to 14. */
  timeZoneFrom?: number | null | undefined;
  /** Last time zone that works, in hours from UTC. */
  timeZoneTo?: number | null | undefined;
  /** At most 255 characters. */
  title: string;
  /** Kind of work. */
  type: JobType;
};

/** Seniority that a job requires. */
export type JobSeniority =
  /** Leads the company or a part of it. */
  | 'EXECUTIVE'
  /** First years of work. */
  | 'JUNIOR'
  /** Leads others. */
  | 'LEAD'
  /** Some years of work. */
  | 'MID'
  /** Many years of work. */
  | 'SENIOR';

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

/** State that a job is created in. */
export type NewJobStatus =
  /** Only you see it. */
  | 'DRAFT'
  /** Everyone sees it. */
  | 'PUBLISHED';

/** Period that pay is for. */
export type SalaryPeriod =
  /** A day; a year has 260. */
  | 'DAY'
  /** An hour; a year has 2,080. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** Changes of a job. Omitted fields stay; null clears a field that a job may lack. */
export type UpdateJobInput = {
  /** http or https URL of an application form elsewhere. */
  applyUrl?: string | null | undefined;
  /** The company. */
  company?: string | null | undefined;
  /** Markdown with headings, lists and links; required to publish. */
  description?: string | null | undefined;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: number | null | undefined;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: number | null | undefined;
  /** The location; required to publish a job that is not remote. */
  location?: string | null | undefined;
  /** The work can be done remotely; default false. */
  remote?: boolean | null | undefined;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: string | null | undefined;
  /** Highest pay of a period, a whole number. */
  salaryMax?: number | null | undefined;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: number | null | undefined;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: SalaryPeriod | null | undefined;
  /** Seniority. */
  seniority?: JobSeniority | null | undefined;
  /** Required skills, at most 20. */
  skills?: Array<string> | null | undefined;
  /** Team that the job belongs to. You must be a member. */
  teamId?: string | null | undefined;
  /** First time zone that works, in hours from UTC, -12 to 14. */
  timeZoneFrom?: number | null | undefined;
  /** Last time zone that works, in hours from UTC. */
  timeZoneTo?: number | null | undefined;
  /** At most 255 characters. */
  title?: string | null | undefined;
  /** Kind of work. */
  type?: JobType | null | undefined;
};

export type CreateJobMutationVariables = Exact<{
  input: Types.CreateJobInput;
}>;


export type CreateJobMutation = { createJob: { description: string, seniority: Types.JobSeniority | null, timeZoneFrom: number | null, timeZoneTo: number | null, applyUrl: string | null, teamId: string | null, visitCount: number | null, viewerCanApply: boolean, viewerApplicationId: string | null, id: string, title: string, company: string, location: string, remote: boolean, type: Types.JobType, state: Types.JobState, skills: Array<string>, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, equityMin: number | null, equityMax: number | null, publishedAt: string | null, expiresAt: string | null, createdAt: string, applicationCount: number | null, viewerHasBookmarked: boolean, viewerCanEdit: boolean, viewerApplicationStatus: Types.JobApplicationStatus | null, team: { id: string, name: string } | null, owner: { id: string, username: string, displayName: string, headline: string, avatarUrl: string | null }, fit: { sharedSkills: Array<string>, sharesPlace: boolean, meetsNeed: boolean } } };

export type UpdateJobMutationVariables = Exact<{
  id: string;
  input: Types.UpdateJobInput;
}>;


export type UpdateJobMutation = { updateJob: { description: string, seniority: Types.JobSeniority | null, timeZoneFrom: number | null, timeZoneTo: number | null, applyUrl: string | null, teamId: string | null, visitCount: number | null, viewerCanApply: boolean, viewerApplicationId: string | null, id: string, title: string, company: string, location: string, remote: boolean, type: Types.JobType, state: Types.JobState, skills: Array<string>, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, equityMin: number | null, equityMax: number | null, publishedAt: string | null, expiresAt: string | null, createdAt: string, applicationCount: number | null, viewerHasBookmarked: boolean, viewerCanEdit: boolean, viewerApplicationStatus: Types.JobApplicationStatus | null, team: { id: string, name: string } | null, owner: { id: string, username: string, displayName: string, headline: string, avatarUrl: string | null }, fit: { sharedSkills: Array<string>, sharesPlace: boolean, meetsNeed: boolean } } };


export const CreateJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedSkills"}},{"kind":"Field","name":{"kind":"Name","value":"sharesPlace"}},{"kind":"Field","name":{"kind":"Name","value":"meetsNeed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasBookmarked"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seniority"}},{"kind":"Field","name":{"kind":"Name","value":"timeZoneFrom"}},{"kind":"Field","name":{"kind":"Name","value":"timeZoneTo"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}}]}}]} as unknown as DocumentNode<CreateJobMutation, CreateJobMutationVariables>;
export const UpdateJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobDetails_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedSkills"}},{"kind":"Field","name":{"kind":"Name","value":"sharesPlace"}},{"kind":"Field","name":{"kind":"Name","value":"meetsNeed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasBookmarked"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobDetails_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"seniority"}},{"kind":"Field","name":{"kind":"Name","value":"timeZoneFrom"}},{"kind":"Field","name":{"kind":"Name","value":"timeZoneTo"}},{"kind":"Field","name":{"kind":"Name","value":"applyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}}]}}]} as unknown as DocumentNode<UpdateJobMutation, UpdateJobMutationVariables>;