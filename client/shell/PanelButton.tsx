import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import { lazy, Suspense, useMemo, useState } from 'react';
import { IconButton } from '../ui/IconButton';
import { popupClasses } from '../ui/layers';
import { Sheet } from '../ui/Sheet';
import { SkeletonRows } from '../ui/Skeleton';
import type { NavPanel } from './feature';
import { NavBadge } from './NavBadge';
import { navItemClasses } from './navItem';
import { RouteBoundary } from './RouteBoundary';
import type { Screen } from './useScreen';

function PanelBody({ panel, close }: { panel: NavPanel; close: () => void }) {
  const Body = useMemo(() => lazy(async () => ({ default: (await panel.load()).Component })), [panel]);
  return (
    <RouteBoundary>
      <Suspense fallback={<SkeletonRows label={`Loading ${panel.label}`} />}>
        <Body close={close} />
      </Suspense>
    </RouteBoundary>
  );
}

/** A navigation entry that opens a panel: beside itself where there is room, from below on phones. */
export function PanelButton({ panel, screen }: { panel: NavPanel; screen: Screen }) {
  const [isOpen, setOpen] = useState(false);
  const body = <PanelBody panel={panel} close={() => setOpen(false)} />;
  if (screen === 'phone') {
    return (
      <>
        <IconButton label={panel.label} icon={panel.icon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <NavBadge badge={panel.badge} className="absolute top-1 right-0" />
        </IconButton>
        <Sheet open={isOpen} onOpenChange={setOpen} title={panel.label}>
          {body}
        </Sheet>
      </>
    );
  }
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
            <div className="min-h-0 overflow-y-auto">{body}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
