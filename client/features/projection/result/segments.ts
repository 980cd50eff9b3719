/** Pieces of the line, as months from 1: a gap separates them. */
export function segmentsOf(values: readonly (number | null)[]): { month: number; value: number }[][] {
  const segments: { month: number; value: number }[][] = [];
  let isOpen = false;
  for (const [index, value] of values.entries()) {
    if (value === null) isOpen = false;
    else {
      if (!isOpen) segments.push([]);
      segments.at(-1)!.push({ month: index + 1, value });
      isOpen = true;
    }
  }
  return segments;
}
