/** Products for training. The analyst multiplies in its kernel, whose numbers have a memory of their own. */

/**
 * Adds the product of a row and a matrix of `size` columns. Zeros of the row cost nothing. Four values at once: each sum is loaded
 * and stored a quarter as often.
 */
export function addProduct(target, size, row, matrix) {
  const places = [];
  for (let at = 0; at < row.length; at++) if (row[at] !== 0) places.push(at);
  let next = 0;
  for (; next + 3 < places.length; next += 4) {
    const [a, b, c, d] = places.slice(next, next + 4);
    const [byA, byB, byC, byD] = [row[a], row[b], row[c], row[d]];
    for (let at = 0; at < size; at++)
      target[at] =
        target[at] +
        byA * matrix[a * size + at] +
        byB * matrix[b * size + at] +
        byC * matrix[c * size + at] +
        byD * matrix[d * size + at];
  }
  for (; next < places.length; next++)
    for (let at = 0; at < size; at++) target[at] += row[places[next]] * matrix[places[next] * size + at];
}

/** Negative numbers become 0. */
export function keepPositive(values) {
  for (let at = 0; at < values.length; at++) if (values[at] < 0) values[at] = 0;
}
