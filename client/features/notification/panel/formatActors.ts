/**
 * Formats actors as "Ana", "Ana and Ben" or "Ana and 4 others".
 * @param names available names, latest first, at least one
 * @param count total number of actors
 * @returns the names to show, and the text after them
 */
export function formatActors(names: readonly string[], count: number): { named: readonly string[]; others: string } {
  const named = names.slice(0, count === 2 ? 2 : 1);
  const rest = count - named.length;
  return { named, others: rest > 0 ? ` and ${rest} ${rest === 1 ? 'other' : 'others'}` : '' };
}
