import { getAt, isObject, isSame, setAt, type Doc, type Path } from './document';

/** What a merge patch has where `base` becomes `value`; undefined where they are equal. */
function patchBetween(base: unknown, value: unknown): unknown {
  if (isSame(base, value)) return undefined;
  if (value === undefined) return null;
  if (!isObject(base) || !isObject(value)) return value;
  const keys = new Set([...Object.keys(base), ...Object.keys(value)]);
  const changes = [...keys].map((key) => [key, patchBetween(base[key], value[key])] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== undefined));
}

/** Removes objects without changes on the way to a path, where the base has objects. */
function prune(patch: Doc, base: unknown, [key, ...rest]: Path): Doc {
  const inner = key === undefined ? undefined : patch[key];
  if (key === undefined || !isObject(inner)) return patch;
  const baseInner = getAt(base, [key]);
  const pruned = prune(inner, baseInner, rest);
  const isEmpty = Object.keys(pruned).length === 0 && isObject(baseInner);
  return setAt(patch, [key], isEmpty ? undefined : pruned);
}

/**
 * A scenario's patch with another value at a path.
 * @param base inputs that the patch is applied to
 * @param value undefined removes; the base's value links it again
 */
export const setOverride = (patch: Doc, base: Doc, path: Path, value: unknown): Doc =>
  prune(setAt(patch, path, patchBetween(getAt(base, path), value)), base, path);

/** A value in which a scenario differs from its base; undefined where one of them lacks it. */
export type Override = { path: Path; base: unknown; value: unknown };

/** Values in which a patch differs from its base. An entry that one of them lacks is one value. */
export function listOverrides(patch: Doc, base: unknown, path: Path = []): Override[] {
  return Object.entries(patch).flatMap(([key, value]): Override[] => {
    const at = [...path, key];
    const inBase = getAt(base, [key]);
    if (isObject(value) && isObject(inBase)) return listOverrides(value, inBase, at);
    const next = value ?? undefined;
    return isSame(inBase ?? undefined, next) ? [] : [{ path: at, base: inBase ?? undefined, value: next }];
  });
}
