import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { BlockedPeopleDocument } from './__generated__/Block.generated';
import type { PersonRow_ProfileFragment } from '../people/__generated__/PersonRow.generated';

/**
 * Whether the viewer has blocked the person of this name. A blocked person's page is answered like one that is not
 * there; only the list of blocked people tells the two apart.
 * @param isHidden the server shows no such person: the list is then read as far as needed
 */
export function useBlockedPerson(
  username: string,
  isHidden: boolean,
): { person?: PersonRow_ProfileFragment; isLooking: boolean } {
  const list = useQuery(BlockedPeopleDocument, { fetchPolicy: 'cache-only' }).data?.blockedPeople;
  const { error, fetchMore } = useQuery(BlockedPeopleDocument, { skip: !isHidden });
  const person = list?.edges.find(({ node }) => node.username === username)?.node;
  const next = isHidden && !person && list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;

  useEffect(() => {
    if (next) void fetchMore({ variables: { after: next } }).catch(() => undefined);
  }, [next, fetchMore]);

  return { person, isLooking: isHidden && !error && (!list || next !== null) };
}
