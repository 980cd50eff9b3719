import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/button/IconButton';
import { popupClasses } from '../../ui/overlay/overlayClasses';
import { lazyDialog } from '../lazyDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import type { NavPanel } from '../feature';
import { NavBadge } from './NavBadge';
import { navItemClasses } from './navItemClasses';
import { loadOrReload } from '../routing/lazyPage';
import { useShortcuts } from '../shortcuts/store';
import { useOnline } from '../../ui/useOnline';
import type { Screen } from '../useScreen';

// Lazy, because only phones need its gesture code.
const Sheet = lazyDialog('Sheet', async () => (await import('../../ui/overlay/Sheet')).Sheet);

type Body = ComponentType<{ close: () => void }>;

/** Cached for the next opening, which then renders without a delay. */
const bodies = new Map<NavPanel, Body>();

function getLazyBody(panel: NavPanel): Body {
  const cached = bodies.get(panel);
  if (cached) return cached;
  const Body = lazy(async () => {
    try {
      return { default: (await loadOrReload(panel.label, panel.load)).Component };
    } catch (error) {
      bodies.delete(panel);
      throw error;
    }
  });
  bodies.set(panel, Body);
  return Body;
}

interface PanelBodyProps {
  panel: NavPanel;
  close: () => void;
}

function PanelBody(props: PanelBodyProps) {
  return (
    <ErrorBoundary FallbackComponent={PanelError}>
      <LoadedBody {...props} />
    </ErrorBoundary>
  );
}

/** Retries by itself when the network is back. */
function PanelError({ resetErrorBoundary }: Pick<FallbackProps, 'resetErrorBoundary'>) {
  const isOnline = useOnline();
  const [wasOnline] = useState(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline) resetErrorBoundary();
  }, [isOnline, wasOnline, resetErrorBoundary]);
  return <ErrorState onRetry={() => resetErrorBoundary()}>This could not be loaded.</ErrorState>;
}

/** Inside the boundary: Retry remounts it, which loads the code again. */
function LoadedBody({ panel, close }: PanelBodyProps) {
  const [Body] = useState(() => getLazyBody(panel));
  return (
    <Suspense fallback={<SkeletonRows label={`Loading ${panel.label}`} />}>
      <Body close={close} />
    </Suspense>
  );
}

interface PanelProps {
  panel: NavPanel;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

function SheetPanel({ panel, isOpen, setOpen }: PanelProps) {
  // The sheet is loaded at the first opening and stays mounted, so that its closing is animated.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <IconButton
        label={panel.label}
        icon={panel.icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <NavBadge badge={panel.badge} className="absolute top-1 right-0" />
      </IconButton>
      {wasOpened && (
        <Sheet open={isOpen} onOpenChange={setOpen} title={panel.label} full>
          <PanelBody panel={panel} close={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

function PopoverPanel({ panel, isOpen, setOpen, screen }: PanelProps & { screen: 'rail' | 'full' }) {
  const Icon = panel.icon;
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger aria-keyshortcuts={panel.shortcut} className={navItemClasses({ screen })}>
        <Icon aria-hidden="true" className="size-5" />
        <span className={screen === 'full' ? 'flex-1 text-left' : 'leading-none'}>{panel.label}</span>
        <NavBadge badge={panel.badge} className={screen === 'rail' ? 'absolute top-1 left-1/2 ml-1' : ''} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="right" align="start" sideOffset={8} collisionPadding={16}>
          {/* The height is fixed, so that loaded content does not move it. */}
          <Popover.Popup
            className={clsx(popupClasses, 'flex h-160 max-h-(--available-height) w-100 flex-col overflow-hidden p-0!')}
          >
            <Popover.Title className="border-b border-line px-4 py-3 text-lead">{panel.label}</Popover.Title>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <PanelBody panel={panel} close={() => setOpen(false)} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A navigation entry that opens a panel: a popover beside itself, or a sheet on phones. Navigation closes it. */
export function PanelButton({ panel, screen }: { panel: NavPanel; screen: Screen }) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  useShortcuts(
    panel.shortcut ? [{ keys: panel.shortcut, label: panel.label, group: 'Go to', run: () => setOpen(true) }] : [],
  );
  const props = { panel, isOpen, setOpen };
  return screen === 'phone' ? <SheetPanel {...props} /> : <PopoverPanel {...props} screen={screen} />;
}
