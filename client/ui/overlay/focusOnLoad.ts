/** A dialog that is open, not one that closes after its link has navigated here. */
const OPEN_DIALOG = '[role$="dialog"][data-open]';

/** Focuses an element without scrolling because what it belongs to has loaded, unless a dialog has been opened meanwhile. */
export function focusOnLoad(element: HTMLElement | null | undefined): void {
  if (!document.querySelector(OPEN_DIALOG)) element?.focus({ preventScroll: true });
}
