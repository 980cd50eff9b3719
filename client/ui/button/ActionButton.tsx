import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatCount } from '../text/formatCount';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> {
  /** Label of the action, such as "Like"; the count is appended to the accessible name. */
  label: string;
  icon: LucideIcon;
  /** Shown next to the icon when above zero. */
  count?: number;
  /** State of a toggle; omit for other actions. */
  pressed?: boolean;
}

/** An action of a post or comment: an icon, its count, and whether it is on. */
export function ActionButton({ label, icon: Icon, count = 0, pressed, className, ...rest }: ActionButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={clsx(
        'inline-flex h-control min-w-control items-center justify-center gap-1 rounded-control px-2 text-meta tabular-nums transition-transform select-none',
        'hover:bg-fill active:translate-y-px',
        pressed ? 'font-bold text-primary' : 'text-ink-2 hover:text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-[18px]" fill={pressed ? 'currentColor' : 'none'} />
      <VisuallyHidden>{count > 0 ? `${label}, ${count}` : label}</VisuallyHidden>
      {count > 0 && <span aria-hidden="true">{formatCount(count)}</span>}
    </button>
  );
}
