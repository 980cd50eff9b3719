import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatBadgeCount } from '../text/formatCount';
import { VisuallyHidden } from '../text/VisuallyHidden';

const tones = {
  plain: 'bg-fill text-ink-2',
  primary: 'bg-primary-soft text-on-primary-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
};

/** A state or kind in one or two words: "Draft", "Remote". */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-chip px-2 py-0.5 text-badge font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** The counted noun: one form for any number, "unread", or singular and plural. */
export type Counted = string | { one: string; many: string };

/** A count of waiting items. Renders nothing at zero. `of` names the items for screen readers. */
export function CountBadge({ count, of, className }: { count: number; of: Counted; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        'inline-flex h-4 min-w-4 items-center justify-center rounded-chip bg-primary px-1 text-badge font-bold text-on-primary tabular-nums',
        className,
      )}
    >
      <span aria-hidden="true">{formatBadgeCount(count)}</span>
      <VisuallyHidden>
        {formatBadgeCount(count)} {typeof of === 'string' ? of : count === 1 ? of.one : of.many}
      </VisuallyHidden>
    </span>
  );
}
