import { useQuery } from '@apollo/client/react';
import { MutualConnectionsDocument } from './__generated__/MutualConnections.generated';
import { PeopleDialog } from '../people/PeopleDialog';
import { PeopleList } from '../people/PeopleList';

export interface MutualDialogProps {
  person: { id: string; displayName: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Full list of the mutual connections with a person. */
export function MutualDialog({ person, open, onOpenChange }: MutualDialogProps) {
  return (
    <PeopleDialog title={`Mutual connections with ${person.displayName}`} open={open} onOpenChange={onOpenChange}>
      <MutualList personId={person.id} />
    </PeopleDialog>
  );
}

function MutualList({ personId }: { personId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(MutualConnectionsDocument, {
    variables: { personId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <PeopleList
      label="Mutual connections"
      connection={data?.mutualConnections}
      error={error}
      failed="Couldn’t load connections."
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={<p className="px-4 py-6 text-ink-2">You no longer have any mutual connections.</p>}
    />
  );
}
