import type { ApolloClient } from '@apollo/client';
import { freshRead } from '../../../api/freshRead';
import { JobApplicationsDocument } from './__generated__/Board.generated';

/** Refetches the applicants of a job, if the board was loaded before. After an error the cached ones stay. */
export async function refetchBoard(client: ApolloClient, jobId: string): Promise<void> {
  if (!client.cache.readQuery({ query: JobApplicationsDocument, variables: { jobId } })) return;
  await client.query({ query: JobApplicationsDocument, variables: { jobId }, ...freshRead }).catch(() => undefined);
}
