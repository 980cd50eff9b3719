/** How far below the top edge a part may begin and still be the one that is read, in pixels. */
const TOP = 96;

/**
 * The height on screen at which reading is taken to happen. It is near the top, and sinks to the bottom edge along the
 * last screenful, so that the last parts, which never reach the top, have their turn as well.
 * @param scrolled pixels scrolled so far
 * @param scrollable pixels that can be scrolled in all
 * @param height of the window, in pixels
 * @returns pixels from the top edge of the window
 */
export function readingLine(scrolled: number, scrollable: number, height: number): number {
  const span = Math.min(scrollable, height);
  if (span <= 0) return TOP;
  const progress = Math.max(0, 1 - (scrollable - scrolled) / span);
  return TOP + progress * (height - TOP);
}
