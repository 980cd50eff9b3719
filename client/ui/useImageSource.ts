import { useEffect, useState } from 'react';
import { alternativeUrl, hasFailedForGood, recordFailure, recordSuccess, rewriteLocalHost } from './imageSources';

/** The drawn fallback appears after this, so that a picture about to arrive is not announced as missing. */
const HIDDEN_MS = 80;

type Phase = 'loading' | 'loaded' | 'hidden' | 'fallback';

/**
 * Follows one picture through loading, a second attempt elsewhere, and giving up.
 * @param src address as the server gave it; nothing at all shows the fallback at once
 */
export function useImageSource(src: string | null | undefined) {
  const origin = window.location.origin;
  const first = src ? rewriteLocalHost(src, origin) : '';
  const start = { src: first, url: first, phase: (!first || hasFailedForGood(first) ? 'fallback' : 'loading') as Phase };
  const [state, setState] = useState(start);
  const current = state.src === first ? state : start;
  const isHidden = current.phase === 'hidden';

  useEffect(() => {
    if (!isHidden) return undefined;
    const timer = setTimeout(() => setState({ src: first, url: first, phase: 'fallback' }), HIDDEN_MS);
    return () => clearTimeout(timer);
  }, [isHidden, first]);

  function handleError() {
    const url = recordFailure(first) ? alternativeUrl(first, origin) : '';
    setState(url && url !== current.url ? { src: first, url, phase: 'loading' } : { src: first, url: first, phase: 'hidden' });
  }

  function handleLoad() {
    recordSuccess(first);
    setState({ ...current, phase: 'loaded' });
  }

  return { url: current.url, phase: current.phase, isFirstTry: current.url === first, handleError, handleLoad };
}
