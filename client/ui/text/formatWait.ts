const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Formats a wait, rounded up to seconds, minutes or, from two hours on, hours: "45 seconds", "2 minutes", "19 hours".
 */
export function formatWait(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
