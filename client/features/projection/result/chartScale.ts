/** Round values from below the lowest to above the highest, zero among them: the marks of an axis. */
export function axisTicks(lowest: number, highest: number, count = 5): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  if (low === high) return [0, 1];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const ticks: number[] = [];
  for (let index = Math.floor(low / step); index <= Math.ceil(high / step); index++) ticks.push(index * step);
  return ticks;
}
