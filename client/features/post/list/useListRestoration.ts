import { useLayoutEffect, useRef, type RefCallback, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso';

/** Row sizes and scroll positions by history entry and list id. Lives until the page unloads. */
const snapshots = new Map<string, StateSnapshot>();
/** Id of the post that had the focus, by the same key. */
const focusedPosts = new Map<string, string>();

/** Rows are hidden until the list has scrolled, and the page's heading takes the focus after they are rendered. */
const MAX_FRAMES = 60;

function focusWhenShown(row: HTMLElement, frame = 0): void {
  const isHeadingFocused = document.activeElement?.matches('h1');
  // Elsewhere the viewer has moved the focus.
  if (!row.isConnected || frame === MAX_FRAMES || !(isHeadingFocused || document.activeElement === document.body))
    return;
  if (isHeadingFocused && getComputedStyle(row).visibility !== 'hidden')
    row.querySelector<HTMLElement>('[data-post]')?.focus({ preventScroll: true });
  else requestAnimationFrame(() => focusWhenShown(row, frame + 1));
}

/**
 * Restores scroll position and focus of a virtualised list on back navigation. The browser cannot do it, because the
 * rows are not rendered yet when it restores the page.
 * @returns props for Virtuoso, and the ref of a row
 */
export function useListRestoration(id: string): {
  listProps: { ref: RefObject<VirtuosoHandle | null>; restoreStateFrom?: StateSnapshot };
  rowRef: (postId: string) => RefCallback<HTMLElement> | undefined;
} {
  const ref = useRef<VirtuosoHandle>(null);
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const snapshotKey = `${key} ${id}`;
  const postToFocus = useRef(isBack ? focusedPosts.get(snapshotKey) : undefined);

  useLayoutEffect(() => {
    const list = ref.current;
    return () => {
      list?.getState((state) => snapshots.set(snapshotKey, state));
      const focused = document.activeElement?.closest<HTMLElement>('[data-post]')?.dataset.post;
      if (focused) focusedPosts.set(snapshotKey, focused);
      else focusedPosts.delete(snapshotKey);
    };
  }, [snapshotKey]);

  /** Ref callback of the row to focus. */
  function focusRow(row: HTMLElement | null) {
    postToFocus.current = undefined;
    if (row) focusWhenShown(row);
  }

  return {
    listProps: { ref, restoreStateFrom: isBack ? snapshots.get(snapshotKey) : undefined },
    rowRef: (postId) => (postId === postToFocus.current ? focusRow : undefined),
  };
}
