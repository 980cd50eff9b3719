import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { projectionLimits } from '../../../../shared/contracts/projection';

const { months } = projectionLimits;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -12,
  PageUp: 12,
  Home: -months,
  End: months,
};

interface DragOptions<Value> {
  value: Value;
  /** The value some months later or earlier. */
  move: (value: Value, by: number) => Value;
  /** Called for each month of a drag. Changes of one gesture are one step of Undo. */
  onMove: (value: Value, gesture: string) => void;
}

/** Handlers of an element that is moved by months along its row, with a pointer or keys. */
export function useDrag<Value>({ value, move, onMove }: DragOptions<Value>) {
  const drag = useRef<{ value: Value; x: number; width: number; by: number; gesture: string } | null>(null);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    const track = event.currentTarget.closest('li')!.querySelector('[data-track]')!;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { width } = track.getBoundingClientRect();
    drag.current = { value, x: event.clientX, width, by: 0, gesture: String(event.timeStamp) };
  }

  function handlePointerMove(event: PointerEvent) {
    const { current } = drag;
    if (!current) return;
    moveBy(Math.round(((event.clientX - current.x) / current.width) * months));
  }

  function moveBy(by: number) {
    const { current } = drag;
    if (!current || current.by === by) return;
    current.by = by;
    onMove(by === 0 ? current.value : move(current.value, by), current.gesture);
  }

  const stop = () => {
    drag.current = null;
  };

  /** The browser took the gesture over, to scroll: the bar returns. */
  function handlePointerCancel() {
    moveBy(0);
    stop();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && drag.current) return handlePointerCancel();
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(move(value, by), String(event.timeStamp));
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: stop,
    onPointerCancel: handlePointerCancel,
    onKeyDown: handleKeyDown,
  };
}
