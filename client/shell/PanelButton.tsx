import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { createElement, lazy, Suspense, useState } from 'react';
import { IconButton } from '../ui/IconButton';
import { popupClasses } from '../ui/layers';
import { SkeletonRows } from '../ui/Skeleton';
import type { NavPanel } from './feature';
import { NavBadge } from './NavBadge';
import { navItemClasses } from './navItemClasses';
import { panels } from './registry';
import { QuietBoundary, RouteBoundary } from './RouteBoundary';
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
}

function SheetPanel({ panel }: PanelProps) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const isOpen = state === 'open';
  return (
    <>
      <IconButton label={panel.label} icon={panel.icon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setState('open')}>
        <NavBadge badge={panel.badge} className="absolute top-1 right-0" />
      </IconButton>
      {state !== 'unasked' && (
        <QuietBoundary>
          <Sheet open={isOpen} onOpenChange={(open) => setState(open ? 'open' : 'closed')} title={panel.label}>
            <PanelBody panel={panel} close={() => setState('closed')} />
          </Sheet>
        </QuietBoundary>
      )}
    </>
  );
}

function PopoverPanel({ panel, screen }: PanelProps & { screen: 'rail' | 'full' }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = panel.icon;
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger className={navItemClasses({ screen })}>
        <Icon aria-hidden="true" className="size-5" />
        <span className={screen === 'full' ? 'flex-1 text-left' : 'leading-none'}>{panel.label}</span>
        <NavBadge badge={panel.badge} className={screen === 'rail' ? 'absolute top-1 left-1/2 ml-1' : ''} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="right" align="start" sideOffset={8} collisionPadding={16} className="z-1">
          <Popover.Popup className={clsx(popupClasses, 'flex max-h-(--available-height) w-100 flex-col p-0!')}>
            <Popover.Title className="border-b border-line px-4 py-3 text-lead">{panel.label}</Popover.Title>
            <div className="min-h-0 overflow-y-auto">
              <PanelBody panel={panel} close={() => setOpen(false)} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A navigation entry that opens a panel: beside itself where there is room, from below on phones. */
export function PanelButton({ panel, screen }: PanelProps & { screen: Screen }) {
  return screen === 'phone' ? <SheetPanel panel={panel} /> : <PopoverPanel panel={panel} screen={screen} />;
}
