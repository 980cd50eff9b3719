import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../api/freshRead';
import { toCallError } from '../../http/toCallError';
import { evictJob } from './jobCache';
import { JobDocument } from './details/__generated__/JobDetails.generated';

/** Refetches a job. One that the viewer can no longer read is evicted; after other errors the cached one stays. */
export async function refetchJob(client: ApolloClient, id: string): Promise<void> {
  try {
    await client.query({ query: JobDocument, variables: { id }, ...freshRead });
  } catch (error) {
    if (toCallError(error, '').code === 'NOT_FOUND') evictJob(client.cache, id);
  }
}
