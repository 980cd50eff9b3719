import { ChevronDown, Clock, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Menu, MenuItem } from '../../../ui/Menu';
import type { RelatedPerson } from './relation';
import { useRelation } from './useRelationActions';

/** A request of the viewer's that waits, and the way to take it back. */
export function PendingMenu({ person, className }: { person: RelatedPerson; className?: string }) {
  const { change } = useRelation(person);
  return (
    <Menu
      trigger={
        <Button icon={Clock} className={className} aria-label={`Pending: your request to ${person.displayName}`}>
          Pending
          <ChevronDown aria-hidden="true" className="-mr-1 size-4 text-ink-3" />
        </Button>
      }
    >
      <MenuItem icon={Undo2} onSelect={() => void change('withdraw')}>
        Withdraw request
      </MenuItem>
    </Menu>
  );
}
