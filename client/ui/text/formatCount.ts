const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A count for a narrow place: 999, 1.2K, 34K. The full number belongs in the accessible name. */
export function formatCount(count: number): string {
  return compact.format(count);
}

/** How many are waiting: past 99 it is many, and counting stops. */
export function formatWaiting(count: number): string {
  return count > 99 ? '99+' : String(count);
}
