/** A text and the offsets of each of its characters in another. */
type Offsets = { text: string; starts: number[]; ends: number[] };

/**
 * Writes other words in place of each match. Every character that is written has the offsets of the whole match.
 * @param normal its text and the offsets of its characters, of which copies are returned
 */
export function rewrite<Text extends Offsets>(
  normal: Text,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string,
): Text {
  const matches = [...normal.text.matchAll(pattern)];
  if (matches.length === 0) return normal;
  let [text, last] = ['', 0];
  const [starts, ends]: [number[], number[]] = [[], []];
  const copy = (to: number): void => {
    text += normal.text.slice(last, to);
    for (let at = last; at < to; at++) {
      starts.push(normal.starts[at]!);
      ends.push(normal.ends[at]!);
    }
  };
  for (const match of matches) {
    copy(match.index);
    last = match.index + match[0].length;
    const written = write(match);
    text += written;
    for (let at = 0; at < written.length; at++) {
      starts.push(normal.starts[match.index]!);
      ends.push(normal.ends[last - 1]!);
    }
  }
  copy(normal.text.length);
  return { ...normal, text, starts, ends };
}
