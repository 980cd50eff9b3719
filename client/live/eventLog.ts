import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { config } from '../config';
import { CursorExpiredError, type EventPage } from './eventReplay';
import { MissedEventsDocument } from './__generated__/events.generated';

/**
 * Reads a page of the event log, limited to what the viewer may see, oldest first.
 * @throws CursorExpiredError when the log no longer reaches back to `after`
 */
export async function readEventPage(client: ApolloClient, after: string): Promise<EventPage> {
  try {
    const { data } = await client.query({
      query: MissedEventsDocument,
      variables: { after, first: config.live.catchUpPageSize },
      fetchPolicy: 'no-cache',
    });
    const { edges, pageInfo } = data!.events;
    return {
      events: edges.map(({ node }) => node),
      endCursor: pageInfo.endCursor ?? after,
      hasMore: pageInfo.hasNextPage,
    };
  } catch (error) {
    if (CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'CONFLICT'))
      throw new CursorExpiredError();
    throw error;
  }
}
