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

/** What to write over which part of a text, and where the caret stands then. */
export interface Completion {
  start: number;
  end: number;
  text: string;
  caret: number;
}

/**
 * How a word comes to stand in a token's place, with a space after it: one that is there already is used, punctuation
 * needs none. What was typed right stays as it is, and nothing after the caret is lost.
 */
export function completion(text: string, { start, end }: CaretToken, word: string): Completion {
  const next = text.slice(end, end + 1);
  const space = next === ' ' || /^\p{P}/u.test(next) ? '' : ' ';
  let same = 0;
  while (start + same < end && text[start + same] === word[same]) same += 1;
  return {
    start: start + same,
    end,
    text: word.slice(same) + space,
    caret: start + word.length + (space || next === ' ' ? 1 : 0),
  };
}
