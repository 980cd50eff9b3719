export const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Adds what was typed to a list of tags. A comma ends a tag; one that is there already, in whatever case, is not added
 * twice.
 * @returns the tags, and the text that is left: what follows the last comma, and before it what there is no room for
 */
export function addTags(tags: readonly string[], typed: string, max: number): { tags: string[]; rest: string } {
  const words = typed.split(',');
  const unfinished = words.pop()!.trimStart();
  const all = [...tags];
  const left: string[] = [];
  for (const word of words.map((text) => text.trim())) {
    const isKnown = all.some((tag) => isSame(tag, word));
    if (word !== '' && !isKnown) (all.length < max ? all : left).push(word);
  }
  return { tags: all, rest: [...left, unfinished].filter(Boolean).join(', ') };
}
