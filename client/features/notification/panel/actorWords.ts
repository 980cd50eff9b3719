/**
 * Who did it: "Ana", "Ana and Ben", "Ana and 4 others".
 * @param names those who are known by name, latest first, at least one
 * @param count how many they are in all
 * @returns the names to say, and what to say after them
 */
export function formatActors(names: readonly string[], count: number): { named: readonly string[]; others: string } {
  const named = names.slice(0, count === 2 ? 2 : 1);
  const rest = count - named.length;
  return { named, others: rest > 0 ? ` and ${rest} ${rest === 1 ? 'other' : 'others'}` : '' };
}
