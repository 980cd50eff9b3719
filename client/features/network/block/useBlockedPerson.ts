import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { BlockedPeopleDocument } from './__generated__/Block.generated';
import type { PersonRow_ProfileFragment } from '../people/__generated__/PersonRow.generated';

/**
 * Finds out whether the viewer has blocked the person with this username. The server returns NOT_FOUND for blocked and
 * for missing people; only the list of blocked people distinguishes the two.
 * @param isHidden whether the server returned NOT_FOUND; only then are pages of the list fetched, until the person is found
 * @returns the blocked person, if any, and whether pages are still being fetched
 */
export function useBlockedPerson(
  username: string,
  isHidden: boolean,
): { person?: PersonRow_ProfileFragment; isLoading: boolean } {
  const list = useQuery(BlockedPeopleDocument, { fetchPolicy: 'cache-only' }).data?.blockedPeople;
  const { error, fetchMore } = useQuery(BlockedPeopleDocument, { skip: !isHidden });
  const person = list?.edges.find(({ node }) => node.username === username)?.node;
  const nextCursor = isHidden && !person && list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;

  useEffect(() => {
    if (nextCursor) void fetchMore({ variables: { after: nextCursor } }).catch(() => undefined);
  }, [nextCursor, fetchMore]);

  return { person, isLoading: isHidden && !error && (!list || nextCursor !== null) };
}
