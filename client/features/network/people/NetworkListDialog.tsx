import { PeopleDialog } from './PeopleDialog';
import { PersonList, type PersonListKind } from './NetworkList';

export interface PersonListDialogProps {
  kind: PersonListKind;
  person: { id: string; displayName: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const words: Record<PersonListKind, { title: (name: string) => string; nobody: (name: string) => string }> = {
  connections: {
    title: (name) => `Connections of ${name}`,
    nobody: (name) => `${name} has no connections that you can see.`,
  },
  followers: { title: (name) => `Who follows ${name}`, nobody: (name) => `Nobody that you can see follows ${name}.` },
  following: { title: (name) => `Whom ${name} follows`, nobody: (name) => `${name} follows nobody that you can see.` },
};

/** The people behind one of the figures on a person's page. */
export function PersonListDialog({ kind, person, open, onOpenChange }: PersonListDialogProps) {
  const { title, nobody } = words[kind];
  return (
    <PeopleDialog title={title(person.displayName)} open={open} onOpenChange={onOpenChange}>
      <PersonList
        key={kind}
        kind={kind}
        personId={person.id}
        label={title(person.displayName)}
        empty={<p className="px-4 py-6 break-words text-ink-2">{nobody(person.displayName)}</p>}
      />
    </PeopleDialog>
  );
}
