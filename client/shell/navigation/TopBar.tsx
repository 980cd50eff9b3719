import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { iconButtonClasses } from '../../ui/button/IconButton';
import { LogoMark } from '../../ui/text/Logo';
import { readPageTitle, subscribeToPageTitle } from '../../ui/text/titleStore';
import { CatchUpStatus } from '../ConnectionStatus';
import { useRouteHandle } from '../routing/routeHandle';
import { BackButton } from './BackButton';
import { PanelButton } from './PanelButton';
import { navEntries, panels } from '../registry';

/** Top bar on phones: Back or the logo, page title, search and panel buttons. */
export function TopBar() {
  const title = useSyncExternalStore(subscribeToPageTitle, readPageTitle);
  const isDetail = useRouteHandle()?.isDetail;
  return (
    <header className="fixed inset-x-0 top-0 z-1 flex h-top-bar items-center gap-1 border-b border-line bg-surface pr-1 pl-4">
      {isDetail ? (
        <BackButton className="-ml-3" />
      ) : (
        <Link to="/home" aria-label="Venturion home" className="rounded-control">
          <LogoMark />
        </Link>
      )}
      {/* The page's heading has the same text for screen readers. */}
      <p aria-hidden="true" className="min-w-0 flex-1 truncate pl-2 text-lead font-bold">
        {title}
      </p>
      <CatchUpStatus className="text-meta text-ink-3" />
      {navEntries('top').map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} aria-label={label} className={iconButtonClasses}>
          <Icon aria-hidden="true" className="size-5" />
        </Link>
      ))}
      {panels().map((panel) => (
        <PanelButton key={panel.label} panel={panel} screen="phone" />
      ))}
    </header>
  );
}
