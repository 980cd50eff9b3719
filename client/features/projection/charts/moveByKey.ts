import type { KeyboardEvent } from 'react';

/** Steps of a key that the chart library lacks: it moves by one point with an arrow. */
const steps: Record<string, number> = { Home: -Infinity, End: Infinity, PageUp: -12, PageDown: 12 };

/**
 * Moves along a chart by a year, or to its ends, as arrow keys that are pressed so often.
 * @param points of the chart
 */
export function moveByKey(event: KeyboardEvent, points: number): void {
  const by = steps[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { target } = event;
  if (!(target instanceof SVGElement) || !target.classList.contains('recharts-surface')) return;
  event.preventDefault();
  const key = by < 0 ? 'ArrowLeft' : 'ArrowRight';
  for (let step = 0; step < Math.min(Math.abs(by), points); step++)
    target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
