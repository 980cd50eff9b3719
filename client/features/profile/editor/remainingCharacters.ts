import { countGraphemes } from '../../../../shared/graphemes';

/**
 * Describes how many characters of a text limit remain, once 90 % of it are used.
 * @param max in graphemes of the trimmed text, as the server counts
 * @returns undefined below 90 %
 */
export function describeRemainingCharacters(text: string, max: number): string | undefined {
  const trimmed = text.trim();
  // A text has at least as many code units as graphemes, so short texts need no counting.
  if (trimmed.length <= max * 0.9) return undefined;
  const left = max - countGraphemes(trimmed);
  if (left > max * 0.1) return undefined;
  const count = `${Math.abs(left).toLocaleString('en')} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${count} too many` : `${count} left`;
}
