/** A word that is being written after a mark and may be completed. */
export interface CaretToken {
  mark: '@' | '#';
  /** What stands between the mark and the caret: one character or more. */
  query: string;
  /** Where the mark stands. */
  start: number;
  /** Where the caret stands. */
  end: number;
}

/** More than the longest name or hashtag. */
const maxLength = 102;

// A mark inside a word belongs to the word: ana@example.com, C#.
const mention = /(?<![\p{L}\p{M}\p{N}_@#./-])@([\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*)$/u;
const hashtag = /(?<![\p{L}\p{M}\p{N}_@#./&-])#([\p{L}\p{M}\p{N}_]+)$/u;

/** The mention or hashtag that ends at the caret, if one does. */
export function tokenAtCaret(text: string, caret: number): CaretToken | null {
  const before = text.slice(Math.max(0, caret - maxLength), caret);
  const query = mention.exec(before)?.[1] ?? hashtag.exec(before)?.[1];
  if (query === undefined) return null;
  const start = caret - query.length - 1;
  return { mark: text[start] as CaretToken['mark'], query, start, end: caret };
}

/**
 * What to put where, so that a word stands in a token's place with a space after it. A space that is there already is
 * used, punctuation needs none, and nothing after the caret is lost.
 */
export function completion(text: string, { start, end }: CaretToken, word: string): { start: number; end: number; text: string } {
  const next = text.slice(end, end + 1);
  if (next === ' ') return { start, end: end + 1, text: `${word} ` };
  return { start, end, text: /^[\p{P}]/u.test(next) ? word : `${word} ` };
}
