import { clsx } from 'clsx';

/**
 * A 3 px bar on the left edge of current or unread items. The parent is `relative` and bold. It is a border, not a
 * background, so that it survives forced colours and print.
 */
export function Tick({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-tick=""
      className={clsx('pointer-events-none absolute inset-y-0 left-0 border-l-[3px] border-primary', className)}
    />
  );
}
