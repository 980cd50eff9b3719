import { useSyncExternalStore } from 'react';

type Focus = () => void;

let focusInline: Focus | null = null;
let isOpen = false;
const listeners = new Set<() => void>();

export function setComposerOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Focuses the composer on the page, or opens the composer dialog when the page has none. */
export function openComposer(): void {
  if (focusInline) focusInline();
  else setComposerOpen(true);
}

/** Registers the composer on the page. @returns a function that unregisters it */
export function registerComposer(focus: Focus): () => void {
  focusInline = focus;
  return () => {
    if (focusInline === focus) focusInline = null;
  };
}

export function useComposerOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
