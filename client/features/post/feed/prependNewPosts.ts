import type { ApolloClient } from '@apollo/client';
import { pageLimits } from '../../../../shared/contracts/paging';
import { prependToRankedFeed } from '../postCache';
import { FeedDocument } from './__generated__/Feed.generated';

/**
 * Fetches posts newer than `sinceId` and prepends them to the ranked feed. The ranking would place some of them far
 * below the top, where a viewer who requested new posts does not see them. Post ids are ordered by time.
 * @returns false when there may be more than one page of new posts; the whole feed must then be refetched
 */
export async function prependNewPosts(client: ApolloClient, sinceId: string): Promise<boolean> {
  const { data } = await client.query({
    query: FeedDocument,
    variables: { mode: 'LATEST', first: pageLimits.max },
    fetchPolicy: 'network-only',
  });
  const ids = (data?.feed.edges ?? []).map(({ node }) => node.id).filter((id) => id > sinceId);
  if (ids.length === pageLimits.max) return false;
  prependToRankedFeed(client.cache, ids);
  return true;
}
