/** Longest pause between the two keys of a sequence. */
export const SEQUENCE_MS = 1_000;

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Parses single keys ("?"), sequences ("g h") and combinations ("mod+k") from key presses.
 * @param isKnown whether a shortcut has exactly these keys
 * @param startsSequence whether a sequence starts with this key
 * @returns a function from a press and its time in milliseconds to the keys of the completed shortcut, or null
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
