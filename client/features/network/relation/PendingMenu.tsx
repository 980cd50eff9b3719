import { ChevronDown, Clock, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import type { RelatedPerson } from './relation';
import { useRelationActions } from './useRelationActions';

/** Shows that the viewer's request is pending; its menu withdraws it. */
export function PendingMenu({ person, className }: { person: RelatedPerson; className?: string }) {
  const { change } = useRelationActions(person);
  return (
    <Menu
      trigger={
        <Button icon={Clock} className={className} aria-label={`Pending request to ${person.displayName}`}>
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
