/** Shared classes of overlays: menus, listboxes, dialogs. They fade in and don't move, so that what is pressed at once is hit. */
export const popupClasses =
  'rounded-card border border-line bg-raised p-1 text-ink shadow-raised outline-none transition-opacity duration-180 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0';

export const popupItemClasses =
  'relative flex min-h-control items-center gap-3 rounded-control px-3 py-1 text-body outline-none select-none ' +
  'data-highlighted:bg-fill data-disabled:text-ink-3';

export const backdropClasses =
  'backdrop fixed inset-0 min-h-dvh bg-[oklch(0.2_0.02_160/0.45)] transition-opacity duration-180 data-starting-style:opacity-0 data-ending-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute';
