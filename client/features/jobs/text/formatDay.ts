import { lazyValue } from '../../../lib/lazyValue';

const day = lazyValue(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));

/** Formats a date: "20 Feb 2026". @param time ISO 8601 */
export const formatDay = (time: string): string => day().format(new Date(time));

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whole days until a time, 0 on the last day and after it. @param now milliseconds since 1970 */
export const daysUntil = (time: string, now = Date.now()): number =>
  Math.max(0, Math.floor((new Date(time).getTime() - now) / DAY_MS));
