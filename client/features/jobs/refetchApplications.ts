import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../api/freshRead';
import { createDebouncedRefetch } from '../../lib/debouncedRefetch';
import { refetchBoard } from './board/refetchBoard';
import { OwnJobApplicationsDocument } from './own/__generated__/OwnJobs.generated';
import { refetchJob } from './refetchJob';

/** Coalesces a burst of changes, such as a board that marks all new applications as seen. */
const DEBOUNCE_MS = 300;

const changedJobs = new WeakMap<ApolloClient, Set<string>>();

const refetchDebounced = createDebouncedRefetch(async (client) => {
  const ids = [...(changedJobs.get(client) ?? [])];
  changedJobs.delete(client);
  const hasOwnList = client.cache.readQuery({ query: OwnJobApplicationsDocument }) !== null;
  await Promise.all([
    ...(hasOwnList ? [client.query({ query: OwnJobApplicationsDocument, ...freshRead }).catch(() => undefined)] : []),
    ...ids.flatMap((id) => [refetchJob(client, id), refetchBoard(client, id)]),
  ]);
}, DEBOUNCE_MS);

/**
 * Refetches the viewer's own applications, a job and its board, those that were loaded before.
 * @param jobId a cached job whose applications changed
 */
export function refetchApplications(client: ApolloClient, jobId: string | undefined): void {
  if (jobId !== undefined) changedJobs.set(client, (changedJobs.get(client) ?? new Set()).add(jobId));
  refetchDebounced(client);
}
