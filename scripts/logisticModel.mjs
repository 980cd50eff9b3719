/** Logistic regression on the features of sentences, without randomness: the same data give the same weights. */

const iterations = 220;
const rate = 0.06;

/**
 * @param {{ dense: Float64Array, grams: Int32Array, scale: number, weight: number }[]} rows
 * @param {Uint8Array} positive 1 for each row that has the label
 * @param {number} dense how many numbers each row has before its words
 * @param {number} penalty of their squared weights
 */
export function fit(rows, positive, dense, penalty = 3) {
  const grams = 1 + rows.reduce((most, row) => row.grams.reduce((last, gram) => Math.max(last, gram), most), -1);
  const width = dense + grams + 1;
  const weights = new Float64Array(width);
  const [mean, square] = [new Float64Array(width), new Float64Array(width)];
  for (let step = 1; step <= iterations; step++) {
    const gradient = new Float64Array(width);
    for (let at = 0; at < width - 1; at++) gradient[at] = weights[at] * (at < dense ? penalty : 0.5);
    for (const [index, row] of rows.entries()) addGradient(gradient, weights, row, positive[index], dense);
    for (let at = 0; at < width; at++) {
      mean[at] = 0.9 * mean[at] + 0.1 * gradient[at];
      square[at] = 0.99 * square[at] + 0.01 * gradient[at] ** 2;
      const scale = Math.sqrt(square[at] / (1 - 0.99 ** step)) + 1e-6;
      weights[at] -= ((rate / Math.sqrt(1 + step / 60)) * (mean[at] / (1 - 0.9 ** step))) / scale;
    }
  }
  return weights;
}

function addGradient(gradient, weights, row, label, dense) {
  const error = row.weight * (1 / (1 + Math.exp(-logit(weights, row, dense))) - label);
  if (Math.abs(error) < 1e-5) return;
  for (let at = 0; at < dense; at++) gradient[at] += error * row.dense[at];
  for (const gram of row.grams) gradient[dense + gram] += error * row.scale;
  gradient[gradient.length - 1] += error;
}

/** The sum of a row's weights: the logarithm of its odds. */
export function logit(weights, row, dense) {
  let sum = weights[weights.length - 1];
  for (let at = 0; at < dense; at++) sum += weights[at] * row.dense[at];
  let found = 0;
  for (const gram of row.grams) found += weights[dense + gram];
  return sum + found * row.scale;
}
