/** Waiting time for people: the largest unit that fits, rounded up. */
export function formatWait(seconds: number): string {
  const [unit, length] = (
    [
      ['day', 86_400],
      ['hour', 3_600],
      ['minute', 60],
    ] as const
  ).find((candidate) => seconds > candidate[1]) ?? ['second', 1];
  const count = Math.ceil(seconds / length);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
