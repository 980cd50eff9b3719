/** Two keys count as a sequence when the second follows within this. */
export const SEQUENCE_MS = 1_000;

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Reads single keys ("?"), sequences ("g h") and combinations ("mod+k") from a stream of presses.
 * @param isKnown whether some shortcut has exactly these keys
 * @param startsSequence whether some shortcut begins with this key and goes on
 * @returns a function from a press, and the time of it in milliseconds, to the keys of the shortcut it completes, or null
 */
export function createKeyReader(isKnown: (keys: string) => boolean, startsSequence: (key: string) => boolean) {
  let first = '';
  let firstAt = 0;

  return function readKey(press: KeyPress, at: number): string | null {
    const before = first && at - firstAt <= SEQUENCE_MS ? first : '';
    first = '';
    if (press.altKey) return null;
    const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
    if (press.ctrlKey || press.metaKey) return isKnown(`mod+${key}`) ? `mod+${key}` : null;
    if (before && isKnown(`${before} ${key}`)) return `${before} ${key}`;
    if (startsSequence(key)) {
      first = key;
      firstAt = at;
      return null;
    }
    return isKnown(key) ? key : null;
  };
}
