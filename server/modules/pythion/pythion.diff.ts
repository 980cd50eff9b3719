/** A run of a text: in both versions, or in one of them only. */
export type TextChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** Comparisons of one diff: 1,000 words with 1,000 others. A diff of more words compares sentences. */
const maxComparisons = 1_000_000;

const segmenters = ['word', 'sentence'].map(
  (granularity) => new Intl.Segmenter('en', { granularity: granularity as 'word' }),
);

/** Words with the spaces and marks that follow them. */
function split(text: string, segmenter: Intl.Segmenter): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (parts.length > 0 && isWordLike === false && /^\s+$/.test(segment)) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

/** Compares two texts by words; very long ones by sentences. The added and the same runs together are `to`. */
export function diffTexts(from: string, to: string): TextChange[] {
  for (const segmenter of segmenters) {
    const [before, after] = [split(from, segmenter), split(to, segmenter)];
    const { start, end } = commonEnds(before, after);
    const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
    if (removed.length * added.length <= maxComparisons)
      return merge([
        ...before.slice(0, start).map(same),
        ...align(removed, added),
        ...after.slice(after.length - end).map(same),
      ]);
  }
  return merge([
    { kind: 'removed', text: from },
    { kind: 'added', text: to },
  ]);
}

const same = (text: string): TextChange => ({ kind: 'same', text });

/** Numbers of equal parts at the start and at the end. */
function commonEnds(before: readonly string[], after: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end };
}

/** Numbers parts, equal ones alike: numbers compare faster than texts. */
function numberParts(lists: readonly (readonly string[])[]): Uint32Array[] {
  const numbers = new Map<string, number>();
  return lists.map((parts) =>
    Uint32Array.from(parts, (part) => {
      const number = numbers.get(part) ?? numbers.size;
      numbers.set(part, number);
      return number;
    }),
  );
}

/** Aligns two lists by their longest common subsequence. */
function align(before: readonly string[], after: readonly string[]): TextChange[] {
  const [left, right] = numberParts([before, after]) as [Uint32Array, Uint32Array];
  const width = right.length + 1;
  /** Length of the longest common subsequence of the rests from i and j. */
  const lengths = new Uint16Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    const row = i * width;
    const number = left[i]!;
    for (let j = right.length - 1; j >= 0; j--) {
      const down = lengths[row + width + j]!;
      const aside = lengths[row + j + 1]!;
      lengths[row + j] = number === right[j] ? lengths[row + width + j + 1]! + 1 : down > aside ? down : aside;
    }
  }
  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const isInBoth = i < left.length && j < right.length && left[i] === right[j];
    const isRemoved =
      j === right.length || (i < left.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!);
    if (isInBoth) {
      changes.push(same(before[i++]!));
      j++;
    } else if (isRemoved) changes.push({ kind: 'removed', text: before[i++]! });
    else changes.push({ kind: 'added', text: after[j++]! });
  }
  return changes;
}

/** Joins neighbouring runs of one kind; within a change, what was removed comes first. */
function merge(changes: readonly TextChange[]): TextChange[] {
  const runs: TextChange[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) runs.push({ kind: 'removed', text: removed });
    if (added) runs.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of changes) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = runs.at(-1);
      if (last?.kind === 'same') last.text += text;
      else runs.push({ kind, text });
    }
  }
  flush();
  return runs;
}
