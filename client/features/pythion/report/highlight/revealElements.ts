/** Space between what is revealed and the edge of the panel, in pixels. */
const margin = 16;

export const scrollMotion = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Makes elements visible. Where the text has a scroller of its own beside the report, only that one scrolls: the page, and with
 * it what was pressed there, stays where it is.
 * @param elements in their order
 * @param pageBlock where the page brings the first one when the text is a part of it
 */
export function revealElements(elements: readonly Element[], pageBlock: 'nearest' | 'center' = 'nearest'): void {
  const [first] = elements;
  if (!first) return;
  const panel = first.closest('[data-text-panel]');
  if (!panel || getComputedStyle(panel).overflowY !== 'auto') {
    first.scrollIntoView({ block: pageBlock, behavior: scrollMotion() });
    return;
  }
  const frame = panel.getBoundingClientRect();
  const above = first.getBoundingClientRect().top - margin - frame.top;
  const below = elements.at(-1)!.getBoundingClientRect().bottom + margin - frame.bottom;
  // What is taller than the panel is shown from its top.
  const distance = above < 0 ? above : Math.min(above, Math.max(0, below));
  if (distance !== 0) panel.scrollBy({ top: distance, behavior: scrollMotion() });
}
