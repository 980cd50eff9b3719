import { useSyncExternalStore } from 'react';

/** The person on the card and the link it is anchored to. */
export interface PersonCardState {
  personId: string;
  anchor: HTMLElement;
  isOpen: boolean;
}

const OPEN_MS = 400;
/** Leaves enough time to move the pointer from the link onto the card. */
const CLOSE_MS = 300;

let state: PersonCardState | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: PersonCardState | null): void {
  clearTimeout(timer);
  state = next;
  for (const listener of listeners) listener();
}

/** Hover or focus entered a link to a person: opens their card after a delay. */
export function scheduleCardOpen(personId: string, anchor: HTMLElement): void {
  clearTimeout(timer);
  if (state?.isOpen && state.personId === personId) return;
  // A modal dialog takes over the page, and the card would render outside it.
  if (anchor.closest('[role="dialog"]')) return;
  timer = setTimeout(() => anchor.isConnected && setState({ personId, anchor, isOpen: true }), OPEN_MS);
}

/** Hover or focus left the link or the card: closes the card after a delay. */
export function scheduleCardClose(): void {
  clearTimeout(timer);
  if (state?.isOpen) timer = setTimeout(closePersonCard, CLOSE_MS);
}

/** The pointer entered the card: it stays open. */
export const cancelCardClose = (): void => clearTimeout(timer);

export function closePersonCard(): void {
  clearTimeout(timer);
  if (state?.isOpen) setState({ ...state, isOpen: false });
}

/** A link was unmounted: removes the card anchored to it. */
export function removeCardAnchor(anchor: HTMLElement): void {
  if (state?.anchor === anchor) setState(null);
}

export const usePersonCard = (): PersonCardState | null => useSyncExternalStore(subscribe, () => state);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
