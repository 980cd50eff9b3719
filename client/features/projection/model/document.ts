/** A JSON document that is edited: name, inputs and scenarios of a model. Values are never changed in place. */
export type Doc = Readonly<Record<string, unknown>>;
export type Path = readonly string[];

/** The key of the base among scenarios. */
export const BASE = '';

/** One value that differs between two documents; undefined when the second one lacks it. */
export type Change = { path: Path; value: unknown };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function getAt(doc: unknown, path: Path): unknown {
  let value = doc;
  for (const key of path) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** A copy with another value at a path; undefined removes it. Objects on the way are created. */
export function setAt(doc: Doc, [key, ...rest]: Path, value: unknown): Doc {
  if (key === undefined) return doc;
  const { [key]: old, ...others } = doc;
  const next = rest.length === 0 ? value : setAt(isObject(old) ? old : {}, rest, value);
  if (next === undefined) return others;
  return { ...doc, [key]: next };
}

/**
 * What has to be set so that `before` becomes `after`. Objects that both have are compared inside; what one of them lacks
 * is one change, and lists are. Null is a value: in a merge patch it removes what the base has.
 */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
}

/** Whether two values are equal, in any order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean => changesBetween(one, other).length === 0;

export const applyChanges = (doc: Doc, changes: readonly Change[]): Doc =>
  changes.reduce((result, { path, value }) => setAt(result, path, value), doc);

/** Whether one path is the other, or within it. */
const overlaps = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((key, index) => key === other[index]);

/** A path as a text; keys may have dots in them. */
export const pathKey = (path: Path): string => JSON.stringify(path);

/** A place that both sides changed, each in another way. */
export type Conflict = { path: Path; mine: unknown; theirs: unknown };

export type Merge = {
  /** Both sides' changes; mine where they conflict. */
  doc: Doc;
  conflicts: Conflict[];
};

/**
 * Merges two documents that come from the same one.
 * @param base what both started from
 */
export function merge(base: Doc, mine: Doc, theirs: Doc): Merge {
  const own = changesBetween(base, mine);
  const others = changesBetween(base, theirs);
  const paths = new Map<string, Path>();
  for (const { path } of own)
    for (const { path: other } of others)
      if (overlaps(path, other)) {
        // The outer one of the two: an entry that one side removed is one conflict, whatever changed in it.
        const outer = path.length < other.length ? path : other;
        if (!isSame(getAt(mine, outer), getAt(theirs, outer))) paths.set(JSON.stringify(outer), outer);
      }
  const conflicts = [...paths.values()].map((path) => ({
    path,
    mine: getAt(mine, path),
    theirs: getAt(theirs, path),
  }));
  const kept = others.filter(({ path }) => !own.some((change) => overlaps(change.path, path)));
  return { doc: applyChanges(mine, kept), conflicts };
}
