import { valueOfWord } from '../lexicon/numbers';
import { memoise } from './memoise';
import { lettersOf, type Token } from './token';

/** The words with a space before and behind each, and numbers of two or more in figures: "seven firms" is " 7 firms ". */
export const wordsInFigures = memoise((tokens: readonly Token[]): string => ` ${tokens.map(inFigures).join(' ')} `);

/** The same for words of a sentence in Latin script; Chinese without spaces. */
export const writtenInFigures = (tokens: readonly Token[], isLatin: boolean): string =>
  isLatin ? wordsInFigures(tokens) : lettersOf(tokens);

function inFigures({ pos, text }: Token): string {
  const value = pos === 'num' ? valueOfWord(text) : undefined;
  return value !== undefined && value >= 2 ? String(value) : text;
}
