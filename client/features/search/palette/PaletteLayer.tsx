import { useState } from 'react';
import { lazyDialog } from '../../../shell/lazyDialog';
import { useShortcuts } from '../../../shell/shortcuts/store';

const CommandPalette = lazyDialog('CommandPalette', async () => (await import('./CommandPalette')).CommandPalette);

/** Opens the command palette by its shortcut; its code is loaded when it first opens. */
export function PaletteLayer() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts([{ keys: 'mod+k', label: 'Open the command palette', group: 'General', run: () => setOpen(true) }]);
  return <CommandPalette open={isOpen} onOpenChange={setOpen} />;
}
