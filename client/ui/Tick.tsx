import { clsx } from 'clsx';

/**
 * The signature: a 3 px laurel bar on the left edge of what is current or unread. Its parent is `relative` and sets
 * its text bold. A border and not a background, so that it survives forced colours and print.
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
