import { createContext, useContext, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { TextRange } from './segmentText';

/** Words that are marked, and where the viewer pointed at them. */
export type Marked = { ranges: readonly TextRange[]; from: 'text' | 'report' };

interface Highlight {
  /** What is marked now: what the pointer or the focus is on, else what was pressed. */
  marked: Marked | null;
  pinned: Marked | null;
  preview: (marked: Marked | null) => void;
  pin: (marked: Marked | null) => void;
}

const HighlightContext = createContext<Highlight | null>(null);

/** Connects the reasons of a report with the words of the founder's text that they rest on. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const [previewed, preview] = useState<Marked | null>(null);
  const [pinned, pin] = useState<Marked | null>(null);
  const value = useMemo(() => ({ marked: previewed ?? pinned, pinned, preview, pin }), [previewed, pinned]);
  return <HighlightContext value={value}>{children}</HighlightContext>;
}

export function useHighlight(): Highlight {
  const highlight = useContext(HighlightContext);
  if (!highlight) throw new Error('useHighlight needs a HighlightProvider above it.');
  return highlight;
}

/**
 * Marks words while the pointer or the focus is on an element. Touch pins by pressing instead. Only a pointer that moves
 * marks: what slides under a resting one, as when pressed words are scrolled to, is not what the viewer points at.
 */
export function usePreview(marked: Marked | null) {
  const { preview } = useHighlight();
  const isPointedAt = useRef(false);
  if (!marked) return {};
  function handlePointerMove({ pointerType, movementX, movementY }: PointerEvent) {
    if (isPointedAt.current || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
    isPointedAt.current = true;
    preview(marked);
  }
  function clear() {
    isPointedAt.current = false;
    preview(null);
  }
  return { onPointerMove: handlePointerMove, onPointerLeave: clear, onFocus: () => preview(marked), onBlur: clear };
}
