import { lazyValue } from '../../lib/lazyValue';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const relative = lazyValue(() => new Intl.RelativeTimeFormat('en', { style: 'narrow', numeric: 'always' }));
const dayAndMonth = lazyValue(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const fullDate = lazyValue(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));
const absolute = lazyValue(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }));

/**
 * Formats a relative time: "just now", "5m ago", "3h ago", "2d ago"; from a week on the date, with the year when it
 * differs. A few seconds in the future, from clock skew, are "just now".
 * @param now milliseconds since 1970
 */
export function formatRelativeTime(time: Date, now: number): string {
  const elapsed = now - time.getTime();
  const size = Math.abs(elapsed);
  if (size < MINUTE) return 'just now';
  if (size < HOUR) return relative().format(-Math.trunc(elapsed / MINUTE), 'minute');
  if (size < DAY) return relative().format(-Math.trunc(elapsed / HOUR), 'hour');
  if (size < 7 * DAY) return relative().format(-Math.trunc(elapsed / DAY), 'day');
  const isThisYear = time.getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayAndMonth() : fullDate()).format(time);
}

/** Formats the full time in the local time zone: "Friday, 14 March 2025 at 09:41". */
export function formatAbsoluteTime(time: Date): string {
  return absolute().format(time);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Formats a wait, rounded up to seconds, minutes or, from two hours on, hours: "45 seconds", "2 minutes", "19 hours".
 */
export function formatWait(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
