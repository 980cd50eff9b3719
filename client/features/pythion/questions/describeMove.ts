/** How far a score moved: "+6", "−2"; undefined when it did not. */
export function describeMove(from: number, to: number): string | undefined {
  if (from === to) return undefined;
  return to > from ? `+${to - from}` : `−${from - to}`;
}
