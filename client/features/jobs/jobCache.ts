import type { ApolloCache, Reference } from '@apollo/client';
import type { JobApplicationStatus } from '../../__generated__/types';
import { ViewerApplication_JobFragmentDoc } from './__generated__/ViewerApplication.generated';

const jobId = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'Job', id });
const applicationId = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'JobApplication', id });

type CachedList = { edges: readonly { node: Reference }[] };

/** The id of the viewer's own application for a cached job; null without one. */
export const readViewerApplicationId = (cache: ApolloCache, id: string): string | null =>
  cache.readFragment({ id: jobId(cache, id), fragment: ViewerApplication_JobFragmentDoc })?.viewerApplicationId ?? null;

/** Whether the details of a job were loaded. */
export const isJobCached = (cache: ApolloCache, id: string): boolean =>
  cache.readFragment({ id: jobId(cache, id), fragment: ViewerApplication_JobFragmentDoc }) !== null;

/** Root fields that are lists of jobs. */
const jobLists = ['jobs', 'searchJobs', 'ownJobs', 'bookmarkedJobs', 'similarJobs', 'teamJobs'] as const;

/** Makes the lists load again when they are shown: a job was added, published or closed. */
export function evictJobLists(cache: ApolloCache, fieldNames: readonly string[] = [...jobLists, 'jobFacets']): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

/** Removes a job that was deleted or can no longer be read. */
export function evictJob(cache: ApolloCache, id: string): void {
  cache.evict({ id: jobId(cache, id) });
  cache.gc();
}

interface ViewerApplication {
  id: string;
  status: JobApplicationStatus;
}

/** Writes the viewer's own application to the cached job; null after it was withdrawn. */
export function writeViewerApplication(cache: ApolloCache, id: string, application: ViewerApplication | null): void {
  cache.modify<{
    viewerApplicationId: string | null;
    viewerApplicationStatus: JobApplicationStatus | null;
    viewerCanApply: boolean;
  }>({
    id: jobId(cache, id),
    fields: {
      viewerApplicationId: () => application?.id ?? null,
      viewerApplicationStatus: () => application?.status ?? null,
      viewerCanApply: () => application === null,
    },
  });
}

/** Removes an application that was withdrawn from every list. */
export function evictApplication(cache: ApolloCache, id: string): void {
  cache.modify<Record<'jobApplications' | 'ownJobApplications', CachedList>>({
    fields: Object.fromEntries(
      ['jobApplications', 'ownJobApplications'].map((field) => [
        field,
        (list: CachedList, { readField }: { readField: (name: 'id', from: Reference) => unknown }) =>
          list && { ...list, edges: list.edges.filter(({ node }) => readField('id', node) !== id) },
      ]),
    ),
  });
  cache.evict({ id: applicationId(cache, id) });
  cache.gc();
}

/** Writes the state of an application, wherever it is shown. */
export function writeApplicationStatus(cache: ApolloCache, id: string, status: JobApplicationStatus): void {
  cache.modify<{ status: JobApplicationStatus }>({
    id: applicationId(cache, id),
    fields: { status: () => status },
  });
}
