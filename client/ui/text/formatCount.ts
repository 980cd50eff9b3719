import { lazyValue } from '../../lib/lazyValue';

const compact = lazyValue(() => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }));

/** Formats a count for narrow places: 999, 1.2K, 34K. The accessible name has the full number. */
export function formatCount(count: number): string {
  return count < 1_000 ? String(count) : compact().format(count);
}

/** Formats a badge count, capped at 99+. */
export function formatBadgeCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
