import { Switch } from '../../ui/form/Switch';
import { useSingleKeys } from './store';

/** Switch for single-key shortcuts, in the help and in the settings. */
export function SingleKeySwitch() {
  const [areOn, setOn] = useSingleKeys();
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Keys such as J and L act by themselves. Switch this off when you use speech input: combinations with Ctrl or ⌘ still work."
      checked={areOn}
      onCheckedChange={setOn}
    />
  );
}
