import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../lazyDialog';
import type { NavEntry, PrimaryAction } from '../feature';
import { NavBadge } from './NavBadge';
import { navEntries, primaryAction } from '../registry';

const MoreSheet = lazyDialog('MoreSheet', async () => (await import('./MoreSheet')).MoreSheet);

const itemClasses =
  'group relative flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-rail text-ink-2 -outline-offset-2 select-none ' +
  'aria-[current=page]:font-bold aria-[current=page]:text-ink';

function BarLink({ entry }: { entry: NavEntry }) {
  const { icon: Icon } = entry;
  return (
    <NavLink to={entry.to} className={itemClasses}>
      <span
        aria-hidden="true"
        className="absolute inset-x-4 top-0 hidden border-t-[3px] border-primary group-aria-[current=page]:block"
      />
      <Icon aria-hidden="true" className="size-5 group-aria-[current=page]:text-primary" />
      <span className="leading-none">{entry.label}</span>
      <NavBadge badge={entry.badge} className="absolute top-1 left-1/2 ml-1" />
    </NavLink>
  );
}

function BarAction({ action }: { action: PrimaryAction }) {
  const navigate = useNavigate();
  const { icon: Icon } = action;
  return (
    <button type="button" onClick={() => action.run(navigate)} className={`${itemClasses} font-medium text-primary!`}>
      <span className="flex h-6 w-9 items-center justify-center rounded-control bg-primary text-on-primary">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="leading-none">{action.label}</span>
    </button>
  );
}

/** Bottom navigation on phones: two destinations, the primary action, and the rest. */
export function BottomBar() {
  // The sheet is loaded at the first opening and stays mounted, so that its closing is animated.
  const [more, setMore] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const entries = navEntries('bottom');
  const action = primaryAction();
  const middle = Math.ceil(entries.length / 2);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-1 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      {entries.slice(0, middle).map((entry) => (
        <BarLink key={entry.to} entry={entry} />
      ))}
      {action && <BarAction action={action} />}
      {entries.slice(middle).map((entry) => (
        <BarLink key={entry.to} entry={entry} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more === 'open'}
        onClick={() => setMore('open')}
        className={itemClasses}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
        <span className="leading-none">More</span>
      </button>
      {more !== 'unloaded' && (
        <MoreSheet open={more === 'open'} onOpenChange={(open) => setMore(open ? 'open' : 'closed')} />
      )}
    </nav>
  );
}
