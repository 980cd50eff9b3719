import { useEffect, useState, useSyncExternalStore } from 'react';
import { getImageHosts, subscribeImageHosts } from './imageHosts';
import { countFailureChanges, nextSource, recordFailure, sourcesOf, srcSetOf, subscribeFailures } from './imageSources';

/** The drawn fallback appears after this, so that a picture about to arrive is not announced as missing. */
const HIDDEN_MS = 80;

type Phase = 'loading' | 'loaded' | 'hidden' | 'fallback';

/**
 * Follows one picture through loading, a second attempt elsewhere, and giving up. When the network comes back, pictures
 * that were given up are tried again.
 * @param src address as the server gave it; nothing at all shows the fallback at once
 * @param srcSet other sizes of it, for the first attempt only
 */
export function useImageSource(src: string | null | undefined, srcSet?: string) {
  const hosts = useSyncExternalStore(subscribeImageHosts, getImageHosts);
  useSyncExternalStore(subscribeFailures, countFailureChanges);
  const [loaded, setLoaded] = useState<{ src: string; url: string }>();
  const [givenUp, setGivenUp] = useState<string>();

  const sources = src ? sourcesOf(src, hosts) : [];
  const url = src && loaded?.src === src ? loaded.url : nextSource(sources);
  const phase = ((): Phase => {
    if (url) return url === loaded?.url ? 'loaded' : 'loading';
    return !src || givenUp === src ? 'fallback' : 'hidden';
  })();

  useEffect(() => {
    if (phase !== 'hidden') return undefined;
    const timer = setTimeout(() => setGivenUp(src!), HIDDEN_MS);
    return () => clearTimeout(timer);
  }, [phase, src]);

  return {
    url,
    phase,
    srcSet: srcSet && url === sources[0] ? srcSetOf(srcSet, hosts) : undefined,
    handleError: () => url && recordFailure(url),
    handleLoad: () => src && url && setLoaded({ src, url }),
  };
}
