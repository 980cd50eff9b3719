/** A run of a text, in UTF-16 code units: `start` inclusive, `end` exclusive. */
export type TextRange = { start: number; end: number };

/** A run of the founder's text. Quotes may overlap: `isQuoted` runs are cut wherever a quote starts or ends. */
export type TextSegment = TextRange & { text: string; isQuoted: boolean };

const surroundingMarks = /^[\s.,;:!?“”"'…]+|[\s.,;:!?“”"'…]+$/g;

/**
 * Clamps a quote to a text, without spaces and punctuation around it, so that a sentence and its clause mark the same words.
 * @returns null when nothing is left
 */
export function trimRange(text: string, { start, end }: TextRange): TextRange | null {
  const from = Math.max(0, Math.min(start, text.length));
  const words = text.slice(from, Math.max(from, end));
  const trimmed = words.replace(surroundingMarks, '');
  if (trimmed === '') return null;
  const first = from + words.indexOf(trimmed);
  return { start: first, end: first + trimmed.length };
}

export const contains = (outer: TextRange, inner: TextRange): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

export const isSameRange = (one: TextRange, other: TextRange): boolean =>
  one.start === other.start && one.end === other.end;

/**
 * Cuts a text into runs at all ends of the ranges. The runs joined are the text.
 * @param ranges quotes
 * @param others are cut out, too, but are not quotes
 */
export function segmentText(
  text: string,
  ranges: readonly TextRange[],
  others: readonly TextRange[] = [],
): TextSegment[] {
  const cuts = new Set([0, text.length, ...[...ranges, ...others].flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].toSorted((one, other) => one - other);
  return edges.slice(1).map((end, index) => {
    const segment = { start: edges[index]!, end };
    return {
      ...segment,
      text: text.slice(segment.start, end),
      isQuoted: ranges.some((range) => contains(range, segment)),
    };
  });
}
