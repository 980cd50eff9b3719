import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { setPageTitle } from '../ui/text/titleStore';
import { BottomBar } from './navigation/BottomBar';
import { ConnectionBanner } from './ConnectionStatus';
import { Rail } from './navigation/Rail';
import { RailProvider } from './navigation/RailSlot';
import { useRouteHandle } from './routing/routeHandle';
import { SideNav } from './navigation/SideNav';
import { SkipLink } from './navigation/SkipLink';
import { TopBar } from './navigation/TopBar';
import { useScreen } from './useScreen';

/** The main layout of the signed-in area, at its three widths. */
export function Layout() {
  const screen = useScreen();
  const handle = useRouteHandle();
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const title = handle?.title;
  const isWide = handle?.width === 'wide';
  const hasRail = screen === 'full' && !isWide;

  // Until the page's own title is set, so that the tab never shows the previous one.
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);

  return (
    <RailProvider value={hasRail ? rail : null}>
      <SkipLink />
      <div
        className={clsx(
          'md:grid md:grid-cols-[76px_minmax(0,1fr)] xl:mx-auto xl:max-w-300 xl:gap-6',
          isWide ? 'xl:grid-cols-[232px_minmax(0,944px)]' : 'xl:grid-cols-[232px_600px_320px]',
        )}
      >
        {screen === 'phone' ? <TopBar /> : <SideNav screen={screen} />}
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            'flex min-h-dvh min-w-0 flex-col border-line bg-surface pt-top-bar pb-bottom-bar md:border-x md:py-0',
            !isWide && 'md:mx-auto md:w-full md:max-w-160 xl:max-w-none',
          )}
        >
          <div className="relative min-w-0 flex-1 pb-12">
            <Outlet />
          </div>
          <ConnectionBanner />
        </main>
        {hasRail && <Rail slotRef={setRail} />}
      </div>
      {screen === 'phone' && <BottomBar />}
    </RailProvider>
  );
}
