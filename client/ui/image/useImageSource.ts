import { useEffect, useState, useSyncExternalStore } from 'react';
import { getImageHosts, subscribeImageHosts } from './imageHosts';
import {
  countFailureChanges,
  nextSource,
  recordFailure,
  listImageSources,
  buildSrcSet,
  subscribeFailures,
} from './imageSources';

/** Delay of the fallback, so that an image about to load is not announced as missing. */
const HIDDEN_MS = 80;

type Phase = 'loading' | 'loaded' | 'hidden' | 'fallback';

/**
 * Tracks an image through loading, its fallback source and failure. Failed images are retried when the network comes
 * back.
 * @param src URL as the server sent it; without one the fallback shows at once
 * @param srcSet other sizes, for the first attempt only
 */
export function useImageSource(src: string | null | undefined, srcSet?: string) {
  const hosts = useSyncExternalStore(subscribeImageHosts, getImageHosts);
  useSyncExternalStore(subscribeFailures, countFailureChanges);
  const [loaded, setLoaded] = useState<{ src: string; url: string }>();
  const [givenUp, setGivenUp] = useState<string>();

  const sources = src ? listImageSources(src, hosts) : [];
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
    srcSet: srcSet && url === sources[0] ? buildSrcSet(srcSet, hosts) : undefined,
    handleError: () => url && recordFailure(url),
    handleLoad: () => src && url && setLoaded({ src, url }),
  };
}
