import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { BlockedPeopleDocument } from './__generated__/Block.generated';
import { PeopleList } from '../people/PeopleList';
import { useBlock } from './useBlock';

/** Settings section: everyone the viewer has blocked, each with an Unblock button. A row disappears at once and comes back when the mutation fails. */
export function BlockedPeople() {
  const { data, error, refetch, fetchMore } = useQuery(BlockedPeopleDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { unblock } = useBlock();
  const [pendingIds, setPendingIds] = useState<ReadonlySet<string>>(new Set());
  const list = data && {
    ...data.blockedPeople,
    edges: data.blockedPeople.edges.filter(({ node }) => !pendingIds.has(node.id)),
  };

  async function handleUnblock(person: { id: string; username: string }) {
    setPendingIds((ids) => new Set([...ids, person.id]));
    await unblock(person);
    // After success the cached list no longer has the person; after a failure the row must show again.
    setPendingIds((ids) => new Set([...ids].filter((id) => id !== person.id)));
  }

  return (
    <>
      {list && list.edges.length > 0 && (
        <p className="border-b border-line px-4 pb-3 text-ink-2">
          You and people you block can’t see each other’s profiles, posts or comments. They aren’t notified.
        </p>
      )}
      <PeopleList
        label="Blocked people"
        connection={list}
        error={error}
        failed="Couldn’t load blocked people."
        onRetry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderAction={(person) => (
          <Button aria-label={`Unblock @${person.username}`} onClick={() => void handleUnblock(person)}>
            Unblock
          </Button>
        )}
        empty={
          <p className="px-4 text-ink-2">
            You haven’t blocked anyone. To block someone, use the menu on their profile.
          </p>
        }
      />
    </>
  );
}
