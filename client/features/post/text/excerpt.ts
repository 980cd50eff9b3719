import { segmentGraphemes } from '../../../../shared/graphemes';

/** The start of a text on one line, cut after `max` graphemes with an ellipsis. */
export function excerpt(text: string, max = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let count = 0;
  for (const { index } of segmentGraphemes(line)) {
    if (count === max) return `${line.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return line;
}
