/** Top position of the line, in pixels. */
const TOP = 96;

/**
 * Position of the line that decides which section is current: the last one that starts above it. The line is near the
 * top and moves to the bottom edge during the last viewport height of scrolling, because the last sections never reach
 * the top.
 * @param scrolled scroll position, in pixels
 * @param scrollable maximum scroll position, in pixels
 * @param height viewport height, in pixels
 * @returns pixels from the top of the viewport
 */
export function getScrollSpyLine(scrolled: number, scrollable: number, height: number): number {
  const span = Math.min(scrollable, height);
  if (span <= 0) return TOP;
  const progress = Math.max(0, 1 - (scrollable - scrolled) / span);
  return TOP + progress * (height - TOP);
}
