const units = ['kB', 'MB', 'GB'] as const;

/** Bytes as people say them, in the units of file managers: "1 kB", "34 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  let amount = Math.max(bytes / 1_000, 1);
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1_000;
    unit += 1;
  }
  return `${unit === 0 || amount >= 10 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in whole minutes or, from two hours on, whole hours, never too short: "1 minute", "45 minutes", "19 hours". */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
