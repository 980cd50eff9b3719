import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { createElement, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../ui/IconButton';
import { popupClasses } from '../ui/layers';
import { SkeletonRows } from '../ui/Skeleton';
import type { NavPanel } from './feature';
import { NavBadge } from './NavBadge';
import { navItemClasses } from './navItemClasses';
import { panels } from './registry';
import { QuietBoundary, RouteBoundary } from './RouteBoundary';
import { useShortcuts } from './shortcuts/store';
import type { Screen } from './useScreen';

// Its gestures are code that only phones need.
const Sheet = lazy(async () => ({ default: (await import('../ui/Sheet')).Sheet }));

const bodies = new Map(panels().map((panel) => [panel, lazy(async () => ({ default: (await panel.load()).Component }))]));

function PanelBody({ panel, close }: { panel: NavPanel; close: () => void }) {
  return (
    <RouteBoundary>
      <Suspense fallback={<SkeletonRows label={`Loading ${panel.label}`} />}>
        {createElement(bodies.get(panel)!, { close })}
      </Suspense>
    </RouteBoundary>
  );
}

interface PanelProps {
  panel: NavPanel;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

function SheetPanel({ panel, isOpen, setOpen }: PanelProps) {
  // The sheet's code arrives when it is first asked for; afterwards it stays, so that closing can be seen.
  const [isAsked, setIsAsked] = useState(isOpen);
  if (isOpen && !isAsked) setIsAsked(true);
  return (
    <>
      <IconButton label={panel.label} icon={panel.icon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <NavBadge badge={panel.badge} className="absolute top-1 right-0" />
      </IconButton>
      {isAsked && (
        <QuietBoundary>
          <Sheet open={isOpen} onOpenChange={setOpen} title={panel.label} full>
            <PanelBody panel={panel} close={() => setOpen(false)} />
          </Sheet>
        </QuietBoundary>
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
          {/* Its height is fixed: what arrives must not move it. */}
          <Popover.Popup className={clsx(popupClasses, 'flex h-160 max-h-(--available-height) w-100 flex-col overflow-hidden p-0!')}>
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

/** A navigation entry that opens a panel: beside itself where there is room, from below on phones. Going to another page closes it. */
export function PanelButton({ panel, screen }: { panel: NavPanel; screen: Screen }) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  useShortcuts(panel.shortcut ? [{ keys: panel.shortcut, label: panel.label, group: 'Go to', run: () => setOpen(true) }] : []);
  const props = { panel, isOpen, setOpen };
  return screen === 'phone' ? <SheetPanel {...props} /> : <PopoverPanel {...props} screen={screen} />;
}
