import { Link, useLocation } from 'react-router-dom';
import type { NavEntry } from '../feature';
import { NavBadge } from './NavBadge';
import { navItemClasses } from './navItemClasses';

/** One destination of the side navigation. */
export function NavItem({ entry, screen }: { entry: NavEntry; screen: 'rail' | 'full' }) {
  const { icon: Icon, to, section = [] } = entry;
  const { pathname } = useLocation();
  const isCurrent = [to, ...section].some((path) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={entry.shortcut}
      className={navItemClasses(screen)}
    >
      <Icon aria-hidden="true" className="size-5 group-aria-[current=page]:text-primary" />
      <span className={screen === 'full' ? 'flex-1' : 'leading-none'}>{entry.label}</span>
      <NavBadge badge={entry.badge} className={screen === 'rail' ? 'absolute top-1 left-1/2 ml-1' : ''} />
    </Link>
  );
}
