import { useSyncExternalStore } from 'react';

type Focus = () => void;

let inPlace: Focus | null = null;
let isOpen = false;
const listeners = new Set<() => void>();

export function setComposerOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Leads to the composer: the one that stands on the page, else one above it. */
export function openComposer(): void {
  if (inPlace) inPlace();
  else setComposerOpen(true);
}

/** Says that a composer stands on the page. @returns a function that says it is gone */
export function registerComposer(focus: Focus): () => void {
  inPlace = focus;
  return () => {
    if (inPlace === focus) inPlace = null;
  };
}

export function useComposerOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
