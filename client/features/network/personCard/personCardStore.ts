import { useSyncExternalStore } from 'react';

/** Whose card it is, and the link beside which it stands. */
export interface PersonCardState {
  personId: string;
  anchor: HTMLElement;
  isOpen: boolean;
}

const OPEN_MS = 400;
/** Long enough to move the pointer from the link onto the card. */
const CLOSE_MS = 300;

let card: PersonCardState | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: PersonCardState | null): void {
  clearTimeout(timer);
  card = next;
  for (const listener of listeners) listener();
}

/** Attention came to a link to a person: their card opens if it stays. */
export function scheduleOpen(personId: string, anchor: HTMLElement): void {
  clearTimeout(timer);
  if (card?.isOpen && card.personId === personId) return;
  // A dialog takes over the page, and the card would stand outside it.
  if (anchor.closest('[role="dialog"]')) return;
  timer = setTimeout(() => anchor.isConnected && show({ personId, anchor, isOpen: true }), OPEN_MS);
}

/** Attention left the link, or the card. */
export function scheduleClose(): void {
  clearTimeout(timer);
  if (card?.isOpen) timer = setTimeout(closePersonCard, CLOSE_MS);
}

/** Attention is on the card itself. */
export const cancelClose = (): void => clearTimeout(timer);

export function closePersonCard(): void {
  clearTimeout(timer);
  if (card?.isOpen) show({ ...card, isOpen: false });
}

/** A link is gone from the page: a card beside it would stand nowhere. */
export function clearAnchor(anchor: HTMLElement): void {
  if (card?.anchor === anchor) show(null);
}

export const usePersonCard = (): PersonCardState | null => useSyncExternalStore(subscribe, () => card);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
