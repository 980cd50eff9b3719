import { ChevronDown } from 'lucide-react';
import { Button } from '../../../ui/button/Button';
import { Menu, MenuChoice } from '../../../ui/overlay/Menu';
import { visibilityOptions, toVisibility } from './visibility';

/** Menu that selects the audience of the draft. */
export function VisibilitySelect({ isPublic, onChange }: { isPublic: boolean; onChange: (isPublic: boolean) => void }) {
  const { label, icon } = visibilityOptions.find(({ value }) => value === toVisibility(isPublic))!;
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="quiet" icon={icon} className="min-w-0 shrink! px-2!">
          <span className="sr-only">Who can see this: </span>
          <span className="truncate">{label}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </Button>
      }
    >
      <MenuChoice
        label="Who can see this"
        value={toVisibility(isPublic)}
        options={visibilityOptions}
        onValueChange={(value) => onChange(value === 'everyone')}
      />
    </Menu>
  );
}
