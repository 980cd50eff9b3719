/** Whole numbers of a type, and the step that they are multiples of. What is beyond the largest is cut to it. */
export function quantize(values, most, share = 1) {
  const sizes = Float64Array.from(values, Math.abs).toSorted();
  const largest = sizes[Math.floor((sizes.length - 1) * share)] || 1;
  const step = Math.fround(largest / most);
  return { step, whole: values.map((value) => Math.max(-most, Math.min(most, Math.round(value / step)))) };
}

export const toBase64 = (list) => Buffer.from(list.buffer).toString('base64');
