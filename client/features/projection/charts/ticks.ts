/** Round values from at most the lowest to at least the highest: the marks of an axis that need not have a zero. */
export function roundTicks(lowest: number, highest: number, count = 4): number[] {
  const span = highest - lowest || Math.abs(highest) || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= span / count)!;
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
