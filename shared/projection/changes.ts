import { isObject } from './readInputs';

/** Paths that one answer names. */
const maxPaths = 200;

/**
 * Paths at which two inputs differ, with dots. Lists differ as a whole, and what one of them lacks differs as a whole.
 * Null and absent are the same.
 */
export function changedPaths(before: unknown, after: unknown): string[] {
  const paths: string[] = [];
  collect(before, after, '', paths);
  return paths.slice(0, maxPaths);
}

function collect(before: unknown, after: unknown, path: string, paths: string[]): void {
  if (!isObject(before) || !isObject(after)) {
    if (JSON.stringify(before ?? null) !== JSON.stringify(after ?? null)) paths.push(path);
    return;
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const key of [...keys].toSorted())
    collect(
      Object.hasOwn(before, key) ? before[key] : null,
      Object.hasOwn(after, key) ? after[key] : null,
      path ? `${path}.${key}` : key,
      paths,
    );
}
