/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../__generated__/types';

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

export type JobCard_JobFragment = { id: string, title: string, company: string, location: string, remote: boolean, type: Types.JobType, state: Types.JobState } & { ' $fragmentName'?: 'JobCard_JobFragment' };

export const JobCard_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<JobCard_JobFragment, unknown>;