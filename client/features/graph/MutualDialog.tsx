import { useQuery } from '@apollo/client/react';
import { Dialog } from '../../ui/Dialog';
import { Sheet } from '../../ui/Sheet';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { MutualPeopleDocument } from './Mutual.generated';
import { PeopleList } from './PeopleList';

export interface MutualDialogProps {
  person: { id: string; displayName: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everyone whom both know: a sheet on phones, a dialog where there is room. */
export function MutualDialog({ person, open, onOpenChange }: MutualDialogProps) {
  const isPhone = !useMediaQuery('(min-width: 700px)');
  const props = { open, onOpenChange, title: `Who you and ${person.displayName} both know` };
  const list = <MutualPeople personId={person.id} />;
  if (isPhone) return <Sheet {...props}>{list}</Sheet>;
  return (
    <Dialog {...props}>
      <div className="-mx-2 -mb-3">{list}</div>
    </Dialog>
  );
}

function MutualPeople({ personId }: { personId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(MutualPeopleDocument, { variables: { personId }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return (
    <PeopleList
      label="Mutual connections"
      connection={data?.mutualConnections}
      error={error}
      failed="Failed to fetch connections"
      onRetry={() => refetch()}
      loadMore={(after) => fetchMore({ variables: { after } })}
      empty={<p className="px-4 py-6 text-ink-2">You have no connections in common any more.</p>}
    />
  );
}
