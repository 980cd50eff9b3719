import { Popover } from '@base-ui/react/popover';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { popupClasses } from '../../ui/overlay/overlayClasses';
import type { NavPanel } from '../feature';
import { navItemClasses } from './navItemClasses';
import { PanelLabel } from './PanelLabel';

export interface PanelPopoverProps {
  panel: NavPanel;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  screen: 'rail' | 'full';
  children: ReactNode;
}

/** A panel beside its navigation entry. */
export function PanelPopover({ panel, open, onOpenChange, screen, children }: PanelPopoverProps) {
  return (
    <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Popover.Trigger aria-keyshortcuts={panel.shortcut} className={navItemClasses(screen)}>
        <PanelLabel panel={panel} screen={screen} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="right" align="start" sideOffset={8} collisionPadding={16}>
          {/* The height is fixed, so that loaded content does not move it. */}
          <Popover.Popup
            className={clsx(popupClasses, 'flex h-160 max-h-(--available-height) w-100 flex-col overflow-hidden p-0!')}
          >
            <Popover.Title className="border-b border-line px-4 py-3 text-lead">{panel.label}</Popover.Title>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
