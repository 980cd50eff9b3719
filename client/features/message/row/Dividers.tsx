import { formatDay } from './formatMessageTime';

/** Date divider above the first message of a day. */
export function DayDivider({ at }: { at: string }) {
  return (
    <p className="flex items-center gap-3 px-4 pt-1 pb-3 text-meta font-medium text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <time dateTime={at}>{formatDay(at)}</time>
    </p>
  );
}

/** Divider above the first message that was unread when the thread was opened. */
export function UnreadDivider() {
  return (
    <p className="flex items-center gap-3 px-4 pb-2 text-meta font-bold text-primary after:h-px after:flex-1 after:bg-primary">
      New
    </p>
  );
}
