import { segmentGraphemes } from '../../../shared/graphemes';

/** The first characters from which on some combine with the one before. */
const COMBINING = '\u0300';

function firstGrapheme(part: string): string {
  // Creating the segmenter takes a phone 50 ms, and most names do not need it.
  const [first = '', second = ''] = part;
  if (first < COMBINING && second < COMBINING) return first.toLocaleUpperCase('en');
  for (const { segment } of segmentGraphemes(part)) return segment.toLocaleUpperCase('en');
  return '';
}

/** @returns one or two initials: "Ana Ruiz" → "AR", "ana" → "A", "" → "?" */
export function getInitials(name: string): string {
  const parts = name
    .trim()
    .split(/[\s._-]+/u)
    .filter((part) => /\p{L}|\p{N}/u.test(part));
  if (parts.length === 0) return '?';
  const last = parts.length > 1 ? parts.at(-1)! : '';
  return firstGrapheme(parts[0]!) + firstGrapheme(last);
}

/** Hashes a name. @returns a stable integer from 0 to `count` - 1 */
export function hashToIndex(name: string, count: number): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 65_521;
  return hash % count;
}
