import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Sets whether the notification panel is open. */
export function setPanelOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

export const isPanelOpen = (): boolean => isOpen;

export const usePanelOpen = (): boolean => useSyncExternalStore(subscribe, isPanelOpen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
