import { isObject } from './readInputs';

/** Valid inputs have three levels. What is deeper is wrong anyway, and replaced instead of merged. */
const maxDepth = 8;

/** JSON merge patch (RFC 7396): objects are merged, null removes, everything else replaces. Changes neither argument. */
export function mergePatch(target: unknown, patch: unknown, depth = 0): unknown {
  if (!isObject(patch) || depth > maxDepth) return patch;
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value, depth + 1));
  }
  // Unlike an assignment, this makes "__proto__" an ordinary key.
  return Object.fromEntries(merged);
}
