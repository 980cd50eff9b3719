import type { KeyboardEvent } from 'react';

/** Points by which a key moves. */
const steps: Record<string, number> = { Home: -Infinity, End: Infinity, PageUp: -12, PageDown: 12 };
const arrows: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Moves along a chart as arrow keys of the chart library, which moves by one point: by a year, or to its ends. Where bars lie
 * one below the other, the library counts from the lowest one, and knows neither Up nor Down.
 */
export function moveByKey(event: KeyboardEvent, { points, isVertical }: { points: number; isVertical: boolean }): void {
  const { target, nativeEvent } = event;
  const by = steps[event.key] ?? (isVertical ? arrows[event.key] : undefined);
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // Those that are sent below.
  if (!nativeEvent.isTrusted) return;
  if (!(target instanceof SVGElement) || !target.classList.contains('recharts-surface')) return;
  event.preventDefault();
  event.stopPropagation();
  const key = by > 0 === isVertical ? 'ArrowLeft' : 'ArrowRight';
  for (let step = 0; step < Math.min(Math.abs(by), points); step++)
    target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
