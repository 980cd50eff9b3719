export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Adds comma-separated text to a list of tags. Duplicates are ignored case-insensitively.
 * @returns the tags, and the remaining text: tags beyond the maximum and the part after the last comma
 */
export function addTags(tags: readonly string[], typed: string, max: number): { tags: string[]; rest: string } {
  const parts = typed.split(',');
  const unfinished = parts.pop()!.trimStart();
  const all = [...tags];
  const left: string[] = [];
  for (const part of parts.map((text) => text.trim())) {
    const isKnown = all.some((tag) => isSame(tag, part));
    if (part !== '' && !isKnown) (all.length < max ? all : left).push(part);
  }
  return { tags: all, rest: [...left, unfinished].filter(Boolean).join(', ') };
}
