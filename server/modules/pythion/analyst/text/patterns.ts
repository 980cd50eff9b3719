import type { Clause } from './clause';
import { lettersOf, spacedWords } from './token';

/** Patterns of one meaning in several languages, by how their text is written: with spaces between words, or in Han letters. */
export type Patterns = { spaced: readonly RegExp[]; han: readonly RegExp[] };

/** Whether a pattern can fit a text without a Latin letter. */
export const isForHan = ({ source }: RegExp): boolean => /\p{Script=Han}/u.test(source);

/** Sorts patterns once, so that a text is tested with those that can fit it. */
export const sortPatterns = (patterns: readonly RegExp[]): Patterns => ({
  spaced: patterns.filter((pattern) => !isForHan(pattern) || pattern.source.includes(' ')),
  han: patterns.filter(isForHan),
});

/** Whether one of the patterns fits the words of the clause, or its letters where some are Chinese. */
export const fitsAny = (
  { sentence, tokens }: Pick<Clause, 'sentence' | 'tokens'>,
  { spaced, han }: Patterns,
): boolean =>
  (sentence.isLatin && fitsText(spaced, spacedWords(tokens))) || (sentence.hasHan && fitsText(han, lettersOf(tokens)));

function fitsText(patterns: readonly RegExp[], text: string): boolean {
  for (const pattern of patterns) if (pattern.test(text)) return true;
  return false;
}
