/**
 * Input rows of the layer that reads sentences beside the others, one for each sentence: what it states alone, the highest and
 * the mean of what the others state, and whether there are others. The layer is trained with them; `ContextLayer` gets the same
 * products with what is common to all sentences of a text computed once.
 * @param seen what counts as the others' statements
 */
export function contextRows(
  sentences: readonly Float64Array[],
  seen: readonly Float64Array[] = sentences,
): Float64Array[] {
  const size = sentences[0]?.length ?? 0;
  const others = sentences.length - 1;
  const { sums, highest, second } = sumUp(seen, size);
  return sentences.map((own, index) => {
    const row = new Float64Array(3 * size + 1);
    row.set(own);
    if (others === 0) return row;
    row[3 * size] = 1;
    for (let at = 0; at < size; at++) {
      const value = seen[index]?.[at] ?? 0;
      row[size + at] = (value === highest[at] ? second[at] : highest[at]) ?? 0;
      row[2 * size + at] = ((sums[at] ?? 0) - value) / others;
    }
    return row;
  });
}

/** The sum, the highest and the second highest of each number of the rows. */
export function sumUp(
  rows: readonly Float64Array[],
  size: number,
): { sums: Float64Array; highest: Float64Array; second: Float64Array } {
  const [sums, highest, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const row of rows)
    for (let at = 0; at < size; at++) {
      const value = row[at] ?? 0;
      const most = highest[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + value;
      highest[at] = Math.max(most, value);
      second[at] = Math.max(second[at] ?? 0, Math.min(most, value));
    }
  return { sums, highest, second };
}
