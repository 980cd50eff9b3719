import { SingleKeySwitch } from '../../shell/shortcuts/SingleKeySwitch';
import { openShortcutHelp } from '../../shell/shortcuts/store';
import { Button } from '../../ui/Button';

/** Single keys on or off, and the list of all of them. */
export function Keyboard() {
  return (
    <div className="flex flex-col items-start gap-4 px-4 *:first:w-full">
      <SingleKeySwitch />
      <Button onClick={openShortcutHelp}>Show all shortcuts</Button>
    </div>
  );
}
