import { formatDay } from './formatMessageTime';

/** The day on which what follows was written. */
export function DayDivider({ at }: { at: string }) {
  return (
    <p className="flex items-center gap-3 px-4 pt-1 pb-3 text-meta font-medium text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={at}>{formatDay(at)}</time>
    </p>
  );
}

/** From here on nothing was read when the thread was opened. */
export function UnreadLine() {
  return (
    <p className="flex items-center gap-3 px-4 pb-2 text-meta font-bold text-primary after:h-px after:flex-1 after:bg-primary">
      New
    </p>
  );
}
