import { useQuery } from '@apollo/client/react';
import { Button } from '../../../ui/button/Button';
import { MutedPeopleDocument } from './__generated__/MutedPeople.generated';
import { PeopleList } from '../people/PeopleList';
import type { RelatedPerson } from '../relation/relation';
import { useRelationActions } from '../relation/useRelationActions';

function UnmuteButton({ person }: { person: RelatedPerson }) {
  const { change } = useRelationActions(person);
  return (
    <Button aria-label={`Unmute @${person.username}`} onClick={() => void change('unmute')}>
      Unmute
    </Button>
  );
}

/** Settings section: everyone the viewer has muted, each with an Unmute button. */
export function MutedPeople() {
  const { data, error, refetch, fetchMore } = useQuery(MutedPeopleDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const list = data && {
    ...data.mutedPeople,
    edges: data.mutedPeople.edges.filter(({ node }) => node.viewerRelation?.hasMuted),
  };
  return (
    <>
      {list && list.edges.length > 0 && (
        <p className="border-b border-line px-4 pb-3 text-ink-2">
          You won’t see posts from people you mute in your feed or get notifications about them. They aren’t notified.
        </p>
      )}
      <PeopleList
        label="Muted people"
        connection={list}
        error={error}
        failed="Couldn’t load muted people."
        onRetry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        renderAction={(person) => <UnmuteButton person={person} />}
        empty={
          <p className="px-4 text-ink-2">
            You haven’t muted anyone. To mute someone, use the menu on their profile or post.
          </p>
        }
      />
    </>
  );
}
