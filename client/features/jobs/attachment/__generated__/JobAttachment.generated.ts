/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a job. */
export type JobState =
  /** Its poster closed it. */
  | 'CLOSED'
  /** Only its poster sees it. */
  | 'DRAFT'
  /** It was published and its time is over. */
  | 'EXPIRED'
  /** It is in lists and accepts applications. */
  | 'PUBLISHED';

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

export type JobAttachment_JobCardFragment = { id: string, title: string, company: string, location: string, remote: boolean, type: Types.JobType, state: Types.JobState, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, equityMin: number | null, equityMax: number | null } & { ' $fragmentName'?: 'JobAttachment_JobCardFragment' };

export const JobAttachment_JobCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobAttachment_jobCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}}]}}]} as unknown as DocumentNode<JobAttachment_JobCardFragment, unknown>;