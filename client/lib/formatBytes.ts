const units = ['kB', 'MB', 'GB'] as const;

/** Formats a size in the decimal units of file managers: "1 kB", "34 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  let amount = Math.max(bytes / 1_000, 1);
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1_000;
    unit += 1;
  }
  return `${unit === 0 || amount >= 10 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}
