import { Switch } from '../../ui/Switch';
import { useSingleKeys } from './store';

/** Stands in the help and in the settings. */
export function SingleKeySwitch() {
  const [areOn, setOn] = useSingleKeys();
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Off, only combinations with Ctrl or ⌘ work. Choose this when you use speech input."
      checked={areOn}
      onCheckedChange={setOn}
    />
  );
}
