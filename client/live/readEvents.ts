import { gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { config } from '../config';
import { GapTooOld, type EventPage, type LoggedEvent } from './eventFeed';

type MissedEvents = { events: { edges: { node: LoggedEvent & { channel: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } };

const missedEvents: TypedDocumentNode<MissedEvents, { after: string; first: number }> = gql`
  query MissedEvents($after: ID!, $first: Int!) {
    events(after: $after, first: $first) {
      edges {
        node {
          id
          type
          channel
          data
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const latestEvent: TypedDocumentNode<{ latestEventId: string }, Record<string, never>> = gql`
  query LatestEvent {
    latestEventId
  }
`;

/**
 * Reads a page of the event log, as far as the viewer may see it, oldest first.
 * @throws GapTooOld when the log no longer reaches back to `after`
 */
export async function readEvents(client: ApolloClient, after: string): Promise<EventPage> {
  try {
    const { data } = await client.query({ query: missedEvents, variables: { after, first: config.live.catchUpPageSize }, fetchPolicy: 'no-cache' });
    const { edges, pageInfo } = data!.events;
    return { events: edges.map(({ node }) => node), next: pageInfo.endCursor ?? after, hasMore: pageInfo.hasNextPage };
  } catch (error) {
    if (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT')) throw new GapTooOld();
    throw error;
  }
}

/** Id of the newest event in the log. */
export async function readLatestEventId(client: ApolloClient): Promise<string> {
  const { data } = await client.query({ query: latestEvent, fetchPolicy: 'no-cache' });
  return data!.latestEventId;
}
