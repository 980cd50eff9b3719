/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an application, which applicant and poster see. */
export type JobApplicationStatus =
  /** The poster declined it. */
  | 'DECLINED'
  /** The poster hired the applicant. */
  | 'HIRED'
  /** The poster has opened it. */
  | 'SEEN'
  /** The poster has not opened it. */
  | 'SENT'
  /** The poster considers it. */
  | 'SHORTLISTED';

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

export type JobRow_JobFragment = { id: string, title: string, company: string, location: string, remote: boolean, type: Types.JobType, state: Types.JobState, skills: Array<string>, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, equityMin: number | null, equityMax: number | null, publishedAt: string | null, expiresAt: string | null, createdAt: string, applicationCount: number | null, viewerHasBookmarked: boolean, viewerCanEdit: boolean, viewerApplicationStatus: Types.JobApplicationStatus | null, fit: { sharedSkills: Array<string>, sharesPlace: boolean, meetsNeed: boolean } } & { ' $fragmentName'?: 'JobRow_JobFragment' };

export const JobRow_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"fit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedSkills"}},{"kind":"Field","name":{"kind":"Name","value":"sharesPlace"}},{"kind":"Field","name":{"kind":"Name","value":"meetsNeed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasBookmarked"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<JobRow_JobFragment, unknown>;