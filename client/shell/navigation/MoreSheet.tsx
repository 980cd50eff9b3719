import { LogOut, Settings, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider';
import { useTheme } from '../../theme';
import { Select } from '../../ui/form/Select';
import { Sheet } from '../../ui/overlay/Sheet';
import type { NavEntry } from '../feature';
import { NavBadge } from './NavBadge';
import { hasRoute, navEntries } from '../registry';
import { FooterLinks } from './FooterLinks';
import { themeOptions } from './themeOptions';

const rowClasses =
  'flex min-h-12 w-full items-center gap-3 border-b border-line px-4 text-left text-body text-ink -outline-offset-2 active:bg-fill';

const own: Pick<NavEntry, 'to' | 'label' | 'icon' | 'badge'>[] = [
  { to: '/profile', label: 'Your profile', icon: UserRound },
  { to: '/settings', label: 'Settings', icon: Settings },
].filter(({ to }) => hasRoute(to));

/** Navigation entries that do not fit into the bottom bar of a phone. */
export function MoreSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user, logout } = useAuth();
  const { choice, setChoice } = useTheme();
  const listed = navEntries('more').filter((entry) => own.every(({ to }) => to !== entry.to));
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={user ? `Logged in as ${user.username}` : 'More'}>
      {[...listed, ...own].map((entry) => (
        <Link key={entry.to} to={entry.to} onClick={() => onOpenChange(false)} className={rowClasses}>
          <entry.icon aria-hidden="true" className="size-5 text-ink-2" />
          <span className="flex-1">{entry.label}</span>
          <NavBadge badge={entry.badge} />
        </Link>
      ))}
      <div className="border-b border-line px-4 py-4">
        <Select label="Theme" options={themeOptions} value={choice} onValueChange={setChoice} />
      </div>
      <button type="button" onClick={() => void logout()} className={rowClasses}>
        <LogOut aria-hidden="true" className="size-5 text-ink-2" />
        Log out
      </button>
      <div className="flex gap-x-6 px-4 py-2 text-meta text-ink-2">
        <FooterLinks />
      </div>
    </Sheet>
  );
}
