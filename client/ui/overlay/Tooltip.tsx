import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  /** Same text as the control's label; never essential information. */
  label: string;
  /** Shortcut of the control, such as "g h". */
  keys?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  children: ReactElement;
}

/** Shows the label of an icon on hover and focus. */
export function Tooltip({ label, keys, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} className="z-1">
          <BaseTooltip.Popup className="flex items-center gap-2 rounded-chip bg-ink px-2 py-1 text-meta text-canvas transition duration-180 data-instant:duration-0 data-starting-style:opacity-0 data-ending-style:opacity-0">
            {label}
            {keys && <kbd className="font-sans text-badge opacity-70">{keys}</kbd>}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
