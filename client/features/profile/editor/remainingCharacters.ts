import { countGraphemes } from '../../post/composer/countGraphemes';

/**
 * Says how far a text is from its limit, once it is near: above nine tenths.
 * @param max as the server counts, in graphemes of the trimmed text
 * @returns nothing while there is plenty of room
 */
export function describeRoom(text: string, max: number): string | undefined {
  const trimmed = text.trim();
  // Never fewer code units than graphemes: short texts need no counting.
  if (trimmed.length <= max * 0.9) return undefined;
  const left = max - countGraphemes(trimmed);
  if (left > max * 0.1) return undefined;
  const count = `${Math.abs(left).toLocaleString('en')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${count} too many` : `${count} left`;
}
