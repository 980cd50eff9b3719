import { Switch } from '../../ui/form/Switch';
import { useSingleKeys } from './store';

/** Switch for single-key shortcuts, in the help and in the settings. */
export function SingleKeySwitch() {
  const [areOn, setOn] = useSingleKeys();
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Use single keys such as J and L. Turn this off if you use speech input. Shortcuts with Ctrl or ⌘ will still work."
      checked={areOn}
      onCheckedChange={setOn}
    />
  );
}
