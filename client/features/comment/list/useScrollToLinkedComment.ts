import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Duration of the highlight. */
const HIGHLIGHT_MS = 2_000;

type Options = {
  /** Ids of the loaded comments and replies; undefined until the first page is loaded. */
  ids: readonly string[] | undefined;
  /** Loads the next page; null when there is none. */
  loadMore: (() => void) | null;
};

/**
 * Scrolls to the comment of `#comment-{id}` in the URL and loads further pages until it is found.
 * @returns id of the comment to highlight, for 2 seconds; otherwise null
 */
export function useScrollToLinkedComment({ ids, loadMore }: Options): string | null {
  const { hash, key } = useLocation();
  const linkedId = /^#comment-(.+)$/.exec(hash)?.[1];
  const isLoaded = linkedId !== undefined && (ids?.includes(linkedId) ?? false);
  const isMissing = linkedId !== undefined && ids !== undefined && !isLoaded;
  const [highlightedId, setHighlightedId] = useState<string | null>(null);

  useEffect(() => {
    if (isMissing) loadMore?.();
    // Runs again after each loaded page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing, ids?.length]);

  // A second click on the same link scrolls again: the location key changes, the URL does not.
  useEffect(() => {
    if (!isLoaded) return undefined;
    document.getElementById(`comment-${linkedId}`)?.scrollIntoView({ block: 'center' });
    setHighlightedId(linkedId);
    const timer = setTimeout(() => setHighlightedId(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, linkedId, key]);

  return highlightedId;
}
