import { Dialog } from '../../ui/overlay/Dialog';
import { Kbd } from '../../ui/text/Kbd';
import type { Shortcut } from '../feature';
import { SingleKeySwitch } from './SingleKeySwitch';

/** Every shortcut that works on this page, under its heading; the same keys are listed once, as they act now. */
function groupShortcuts(lists: readonly (readonly Shortcut[])[]): [string, Shortcut[]][] {
  const byKeys = new Map(lists.flat().map((shortcut) => [shortcut.keys, shortcut]));
  const groups = Object.entries(Object.groupBy(byKeys.values(), (shortcut) => shortcut.group)) as [
    string,
    Shortcut[],
  ][];
  return groups.toSorted(([a], [b]) => groupRank(a) - groupRank(b));
}

/** Global shortcuts come before those of the page. */
function groupRank(group: string): number {
  const rank = ['General', 'Go to'].indexOf(group);
  return rank < 0 ? 2 : rank;
}

export interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What each part of the page offers. */
  lists: readonly (readonly Shortcut[])[];
}

/** The list behind `?`, with the switch for single keys. */
export function ShortcutHelp({ open, onOpenChange, lists }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      {groupShortcuts(lists).map(([group, shortcuts]) => (
        <section key={group} className="mb-5">
          <h3 className="mb-1 text-meta text-ink-2">{group}</h3>
          <dl>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys} className="flex min-h-9 items-center justify-between gap-4 border-b border-line">
                <dt>{label}</dt>
                <dd>
                  <Kbd keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <SingleKeySwitch />
    </Dialog>
  );
}
