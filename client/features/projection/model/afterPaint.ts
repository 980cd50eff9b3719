/** Longest wait for a frame. A hidden tab has none. */
const LONGEST_MS = 250;

/** Calls back after the next frame is painted. @returns how to cancel it */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
