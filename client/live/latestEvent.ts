import type { ApolloClient } from '@apollo/client';
import { LatestEventDocument } from './__generated__/latestEvent.generated';

/** @returns the id of the newest event in the log */
export async function readLatestEventId(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: LatestEventDocument, fetchPolicy: 'no-cache' });
  return data!.latestEventId;
}
