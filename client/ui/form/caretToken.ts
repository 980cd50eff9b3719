/** A word after a mark that is being typed and may be completed. */
export interface CaretToken {
  mark: '@' | '#';
  /** Text between the mark and the caret: one character or more. */
  query: string;
  /** Offset of the mark. */
  start: number;
  /** Offset of the caret. */
  end: number;
}

/** Longer than any name or hashtag. */
const maxLength = 102;

// A mark inside a word is part of the word: ana@example.com, C#.
const mention = /(?<![\p{L}\p{M}\p{N}_@#./-])@([\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*)$/u;
const hashtag = /(?<![\p{L}\p{M}\p{N}_@#./&-])#([\p{L}\p{M}\p{N}_]+)$/u;

/** @returns the mention or hashtag that ends at the caret; null without one */
export function tokenAtCaret(text: string, caret: number): CaretToken | null {
  const before = text.slice(Math.max(0, caret - maxLength), caret);
  const query = mention.exec(before)?.[1] ?? hashtag.exec(before)?.[1];
  if (query === undefined) return null;
  const start = caret - query.length - 1;
  return { mark: text[start] as CaretToken['mark'], query, start, end: caret };
}

/** Replacement of a part of a text, and the caret's offset afterwards. */
export interface Completion {
  start: number;
  end: number;
  text: string;
  caret: number;
}

/**
 * Computes the completion of a token by a word and a following space. An existing space is reused; punctuation needs
 * none. The correctly typed part and the text after the caret stay.
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
