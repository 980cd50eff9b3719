/** Products of rows and matrices, for the layers of a network. Rows and matrices start at a place of a longer list of numbers. */

/** Adds the product of a row and a matrix of `size` columns. Zeros of the row cost nothing. */
export function addProduct(
  target: Float64Array,
  targetAt: number,
  size: number,
  row: Float64Array,
  rowAt: number,
  rowSize: number,
  matrix: Float64Array,
  matrixAt: number,
): void {
  const end = rowAt + rowSize;
  let next = nextNonZero(row, rowAt, end);
  // Four values at once: each sum is loaded and stored a quarter as often.
  while (next < end) {
    const first = next;
    const second = nextNonZero(row, first + 1, end);
    const third = nextNonZero(row, second + 1, end);
    const fourth = nextNonZero(row, third + 1, end);
    next = nextNonZero(row, fourth + 1, end);
    const a = row[first] ?? 0;
    const b = second < end ? (row[second] ?? 0) : 0;
    const c = third < end ? (row[third] ?? 0) : 0;
    const d = fourth < end ? (row[fourth] ?? 0) : 0;
    const atA = matrixAt + (first - rowAt) * size;
    const atB = second < end ? matrixAt + (second - rowAt) * size : atA;
    const atC = third < end ? matrixAt + (third - rowAt) * size : atA;
    const atD = fourth < end ? matrixAt + (fourth - rowAt) * size : atA;
    for (let at = 0; at < size; at++)
      target[targetAt + at] =
        (target[targetAt + at] ?? 0) +
        a * (matrix[atA + at] ?? 0) +
        b * (matrix[atB + at] ?? 0) +
        c * (matrix[atC + at] ?? 0) +
        d * (matrix[atD + at] ?? 0);
  }
}

/** The place of the next value that is not 0, or `end`. */
function nextNonZero(row: Float64Array, from: number, end: number): number {
  let at = from;
  while (at < end && row[at] === 0) at++;
  return Math.min(at, end);
}

/** Adds a row of numbers. */
export function addRow(target: Float64Array, targetAt: number, size: number, row: Float32Array, rowAt: number): void {
  for (let at = 0; at < size; at++) target[targetAt + at] = (target[targetAt + at] ?? 0) + (row[rowAt + at] ?? 0);
}

/** Negative numbers become 0. */
export function keepPositive(values: Float64Array): void {
  for (let at = 0; at < values.length; at++) if ((values[at] ?? 0) < 0) values[at] = 0;
}

/** Raises each number of the target to the highest that a row of `rows` has in its place. */
export function keepHighest(target: Float64Array, targetAt: number, size: number, rows: Float64Array): void {
  for (let start = 0; start < rows.length; start += size)
    for (let at = 0; at < size; at++) {
      const value = rows[start + at] ?? 0;
      if (value > (target[targetAt + at] ?? 0)) target[targetAt + at] = value;
    }
}
