import { SingleKeySwitch } from '../../shell/shortcuts/SingleKeySwitch';
import { openShortcutHelp } from '../../shell/shortcuts/store';
import { Button } from '../../ui/button/Button';

/** Settings section: switches single-key shortcuts, and opens the list of shortcuts. */
export function Keyboard() {
  return (
    <div className="flex flex-col items-start gap-4 px-4 *:first:w-full">
      <SingleKeySwitch />
      <Button onClick={openShortcutHelp}>Show all shortcuts</Button>
    </div>
  );
}
