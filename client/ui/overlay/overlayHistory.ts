/** Router functions that the overlay history wraps and reads. */
export interface NavigatingRouter<Options extends { replace?: boolean }, Target> {
  state: { location: { key: string } };
  navigate: {
    (delta: number): Promise<void>;
    (to: Target, options?: Options): Promise<void>;
  };
}

/** What the history entries contain: the router's key and index, and the number of open overlays. */
interface EntryState {
  key?: string;
  idx?: number;
  overlays?: number;
}

const readEntry = (): EntryState => (history.state ?? {}) as EntryState;
const readDepth = () => readEntry().overlays ?? 0;

/** `close` of each open overlay, the top one last. */
let openOverlays: readonly (() => void)[] = [];
/** Set while this module removes entries; `done` runs at the popstate event. */
let unwinding: { promise: Promise<void>; done: () => void } | undefined;

/** Pushes or removes entries until there is one per open overlay. */
function syncEntries(): void {
  if (unwinding) return;
  const surplus = readDepth() - openOverlays.length;
  if (surplus > 0) {
    let done = () => {};
    const promise = new Promise<void>((resolve) => (done = resolve));
    unwinding = { promise, done };
    history.go(-surplus);
  }
  for (let count = surplus; count < 0; count += 1) {
    const { idx = 0, overlays = 0 } = readEntry();
    history.pushState({ ...readEntry(), idx: idx + 1, overlays: overlays + 1 }, '');
  }
}

/**
 * Gives an open overlay a history entry, so that browser back closes it instead of leaving the page.
 * @param close may leave the overlay open, which then gets a new entry
 * @returns a function that removes the entry
 */
export function addOverlayEntry(close: () => void): () => void {
  openOverlays = [...openOverlays, close];
  // Coalesced, because one overlay often opens as another closes.
  queueMicrotask(syncEntries);
  return () => {
    openOverlays = openOverlays.filter((each) => each !== close);
    queueMicrotask(syncEntries);
  };
}

/**
 * Hides the entries of overlays from the router: it sees no popstate event between them, and navigation from an overlay
 * replaces its entry.
 */
export function hideOverlayEntries<Options extends { replace?: boolean }, Target>(
  router: NavigatingRouter<Options, Target>,
): void {
  const isShown = ({ key = 'default' }: EntryState) => key === router.state.location.key;

  function handlePopState(event: PopStateEvent): void {
    const depth = readDepth();
    // Forward to the entry of a closed overlay, or back to it after navigation from a nested overlay.
    const isStale = depth > openOverlays.length;
    if (isStale || isShown(readEntry())) event.stopImmediatePropagation();
    if (unwinding) {
      unwinding.done();
      unwinding = undefined;
    } else {
      for (const close of openOverlays.slice(depth).toReversed()) close();
    }
    // After React has rendered what `close` changed.
    setTimeout(syncEntries);
  }
  // In the capture phase, before the router's listener.
  window.addEventListener('popstate', handlePopState, { capture: true });

  const { navigate } = router as { navigate: (to: Target | number, options?: Options) => Promise<void> };
  router.navigate = async (to: Target | number, options?: Options) => {
    if (unwinding) await unwinding.promise;
    if (typeof to === 'number' || readDepth() === 0) return navigate(to, options);
    await navigate(to, { ...options, replace: true } as Options);
    // An overlay that stays open, such as a menu of filters in the URL, gets a new entry.
    requestAnimationFrame(() => setTimeout(syncEntries));
  };
  // The page was reloaded below an overlay.
  syncEntries();
}
