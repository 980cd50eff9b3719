const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

// Written here, because a phone takes 30 to 120 ms to create Intl's first formatter, and the first posts wait for it.

const monthOf = (time: Date) => months[time.getMonth()]!;

const twoDigits = (value: number) => String(value).padStart(2, '0');

function formatElapsed(elapsed: number, unit: number, name: string): string {
  const count = Math.trunc(elapsed / unit);
  return count < 0 ? `in ${-count}${name}` : `${count}${name} ago`;
}

/** Formats a month in the local time zone: "March 2025". */
export const formatMonth = (time: Date): string => `${monthOf(time)} ${time.getFullYear()}`;

/** Formats a date in the local time zone: "14 March 2025". */
export const formatDate = (time: Date): string => `${time.getDate()} ${formatMonth(time)}`;

/**
 * Formats a relative time: "just now", "5m ago", "3h ago", "2d ago"; from a week on the date, with the year when it
 * differs. A few seconds in the future, from clock skew, are "just now".
 * @param now milliseconds since 1970
 */
export function formatRelativeTime(time: Date, now: number): string {
  const elapsed = now - time.getTime();
  const size = Math.abs(elapsed);
  if (size < MINUTE) return 'just now';
  if (size < HOUR) return formatElapsed(elapsed, MINUTE, 'm');
  if (size < DAY) return formatElapsed(elapsed, HOUR, 'h');
  if (size < 7 * DAY) return formatElapsed(elapsed, DAY, 'd');
  const isThisYear = time.getFullYear() === new Date(now).getFullYear();
  const dayAndMonth = `${time.getDate()} ${monthOf(time).slice(0, 3)}`;
  return isThisYear ? dayAndMonth : `${dayAndMonth} ${time.getFullYear()}`;
}

/** Formats the full time in the local time zone: "Friday 14 March 2025 at 09:41". */
export function formatAbsoluteTime(time: Date): string {
  const clock = `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
  return `${weekdays[time.getDay()]} ${formatDate(time)} at ${clock}`;
}
