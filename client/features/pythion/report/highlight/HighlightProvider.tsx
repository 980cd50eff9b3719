import { createContext, useContext, useId, useMemo, useState, type PointerEvent, type ReactNode } from 'react';
import type { TextRange } from './segmentText';

/** Words that are marked, and where the viewer pointed at them. */
export type Marked = {
  ranges: readonly TextRange[];
  from: 'text' | 'report';
  /** The quote that was pressed, and where in the window it was, in pixels from the top. */
  pressed?: { element: HTMLElement; top: number };
};

interface Highlight {
  /** What is marked now: what the pointer or the focus is on, else what was pressed. */
  marked: Marked | null;
  pinned: Marked | null;
  /** The element that the pointer or the focus is on. */
  previewedBy: string | undefined;
  preview: (marked: Marked, by: string) => void;
  /** Ends the preview of an element, unless another one is previewed by now. */
  endPreview: (by: string) => void;
  pin: (marked: Marked | null) => void;
}

const HighlightContext = createContext<Highlight | null>(null);

/** Connects the reasons of a report with the words of the founder's text that they rest on. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const [previewed, setPreviewed] = useState<{ marked: Marked; by: string } | null>(null);
  const [pinned, pin] = useState<Marked | null>(null);
  const value = useMemo(
    (): Highlight => ({
      marked: previewed?.marked ?? pinned,
      pinned,
      previewedBy: previewed?.by,
      preview: (marked, by) => setPreviewed({ marked, by }),
      endPreview: (by) => setPreviewed((current) => (current?.by === by ? null : current)),
      pin,
    }),
    [previewed, pinned],
  );
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
  const { previewedBy, preview, endPreview } = useHighlight();
  const id = useId();
  if (!marked) return {};
  const show = () => preview(marked, id);
  const end = () => endPreview(id);
  function handlePointerMove({ pointerType, movementX, movementY }: PointerEvent) {
    if (previewedBy === id || pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
    show();
  }
  return { onPointerMove: handlePointerMove, onPointerLeave: end, onFocus: show, onBlur: end };
}
