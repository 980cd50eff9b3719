/**
 * A pattern in which each named group has a name of its own, so that its parts may be repeated: the second `(?<who>` is
 * `(?<who2>`. Node 20 takes no name twice, not even in alternatives.
 */
export function withOwnNames(source: string): string {
  const counts = new Map<string, number>();
  return source.replace(/\(\?<([a-z]\w*)>/gi, (_, name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `(?<${name}${count > 1 ? count : ''}>`;
  });
}

/** What the first group of a name found, whichever of `who`, `who2` and so on it is. */
export const groupNamed = (groups: Record<string, string | undefined> | undefined, name: string): string | undefined =>
  Object.entries(groups ?? {}).find(([key, found]) => found !== undefined && key.replace(/\d+$/, '') === name)?.[1];
