import { PeopleDialog } from './PeopleDialog';
import { NetworkList, type NetworkListKind } from './NetworkList';

export interface NetworkListDialogProps {
  kind: NetworkListKind;
  person: { id: string; displayName: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const labels: Record<NetworkListKind, { title: (name: string) => string; empty: string }> = {
  connections: {
    title: (name) => `${name}’s connections`,
    empty: 'No connections to show.',
  },
  followers: { title: (name) => `${name}’s followers`, empty: 'No followers to show.' },
  following: { title: (name) => `People ${name} follows`, empty: 'Not following anyone you can see.' },
};

/** The list behind one of the counts on a person's page. */
export function NetworkListDialog({ kind, person, open, onOpenChange }: NetworkListDialogProps) {
  const { title, empty } = labels[kind];
  return (
    <PeopleDialog title={title(person.displayName)} open={open} onOpenChange={onOpenChange}>
      <NetworkList
        key={kind}
        kind={kind}
        personId={person.id}
        label={title(person.displayName)}
        empty={<p className="px-4 py-6 break-words text-ink-2">{empty}</p>}
      />
    </PeopleDialog>
  );
}
