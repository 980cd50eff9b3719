import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

export const iconButtonClasses =
  'relative inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-2 transition-transform select-none ' +
  'hover:bg-fill hover:text-ink active:translate-y-px disabled:translate-y-0 disabled:bg-transparent disabled:text-ink-3 data-popup-open:bg-fill data-popup-open:text-ink';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name; wrap the button in `Tooltip` to show it as well. */
  label: string;
  icon: LucideIcon;
}

/** A button with an icon only. Children, such as a count, are read after the label. */
export function IconButton({ label, icon: Icon, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={children ? undefined : label}
      className={clsx(iconButtonClasses, className)}
    >
      <Icon aria-hidden="true" className="size-5" />
      {children && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </button>
  );
}
