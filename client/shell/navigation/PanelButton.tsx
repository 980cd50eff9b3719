import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary, useErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { afterStartup } from '../../lib/startup';
import { IconButton } from '../../ui/button/IconButton';
import { lazyDialog } from '../lazyDialog';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import type { NavPanel } from '../feature';
import { NavBadge } from './NavBadge';
import { navItemClasses } from './navItemClasses';
import { PanelLabel } from './PanelLabel';
import type { PanelPopoverProps } from './PanelPopover';
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
    <ErrorBoundary fallback={<PanelError panel={props.panel} />}>
      <LoadedBody {...props} />
    </ErrorBoundary>
  );
}

/** Retries by itself when the network is back. */
function PanelError({ panel }: { panel: NavPanel }) {
  const { resetBoundary } = useErrorBoundary();
  const isOnline = useOnline();
  const [wasOnline] = useState(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline) resetBoundary();
  }, [isOnline, wasOnline, resetBoundary]);
  return <ErrorState onRetry={resetBoundary}>Couldn’t load {panel.label.toLowerCase()}.</ErrorState>;
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

/** The trigger alone. The popover's code is loaded after the page's first content, or earlier on hover and focus. */
function PopoverTrigger({ panel, open, onOpenChange, screen }: PanelPopoverProps) {
  useEffect(() => void afterStartup().then(preloadPopover), []);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts={panel.shortcut}
      className={navItemClasses(screen)}
      onPointerEnter={preloadPopover}
      onFocus={preloadPopover}
      onClick={() => onOpenChange(true)}
    >
      <PanelLabel panel={panel} screen={screen} />
    </button>
  );
}

const loadPopover = async () => (await import('./PanelPopover')).PanelPopover;

const preloadPopover = () => void loadPopover().catch(() => {});

const PopoverPanel = lazyDialog('PanelPopover', loadPopover, { placeholder: PopoverTrigger });

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
  if (screen === 'phone') return <SheetPanel panel={panel} isOpen={isOpen} setOpen={setOpen} />;
  return (
    <PopoverPanel panel={panel} open={isOpen} onOpenChange={setOpen} screen={screen}>
      <PanelBody panel={panel} close={() => setOpen(false)} />
    </PopoverPanel>
  );
}
