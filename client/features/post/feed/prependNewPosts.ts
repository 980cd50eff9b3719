import type { ApolloClient } from '@apollo/client';
import { prependToRankedFeed } from '../postCache';
import { FeedDocument } from './__generated__/Feed.generated';

/** The most that one page may have. */
const PAGE = 50;

/**
 * Puts the posts that came after another at the head of the ranked feed: its own order would put some far below, and
 * who asked for new posts wants to see them. Ids of posts grow with time.
 * @returns false when there are more than a page of them: then the whole feed is old
 */
export async function prependNewPosts(client: ApolloClient, since: string): Promise<boolean> {
  const { data } = await client.query({
    query: FeedDocument,
    variables: { mode: 'LATEST', first: PAGE },
    fetchPolicy: 'network-only',
  });
  const ids = (data?.feed.edges ?? []).map(({ node }) => node.id).filter((id) => id > since);
  if (ids.length === PAGE) return false;
  prependToRankedFeed(client.cache, ids);
  return true;
}
