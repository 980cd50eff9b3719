import { useEffect, useState, type ComponentType } from 'react';
import { checkServerHealth } from '../../api/reachability';
import { PageSpinner } from '../../ui/feedback/Spinner';
import type { Load } from '../feature';

const reloading = { current: false };

/** Whether the page is about to be replaced, so that the error behind it need not be shown. */
export const isReloading = () => reloading.current;

const chunkErrors = new WeakSet<object>();

/** Whether an error is a page's code that could not be fetched; only a reload can help then. */
export const isChunkError = (error: unknown) => typeof error === 'object' && error !== null && chunkErrors.has(error);

function takeOnlyReload(name: string): boolean {
  const key = `chunk-reload:${name}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    // Nothing would stop the next page from reloading again.
    return false;
  }
}

/**
 * Loads a page's code. After a new release the old files are gone: the first failure reloads the page once, with the
 * current time as a version in the address, past stale caches. The error is rethrown in any case. A server that cannot be
 * reached would not answer a reload either: then the page stays as it is, and the reload is kept for later.
 * @param name the loader's own name; each reloads at most once per tab
 * @throws whatever the loader throws
 */
export async function loadOrReload<Module>(
  name: string,
  load: Load<Module>,
  reload: (url: string) => void = (url) => window.location.replace(url),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (typeof error === 'object' && error !== null) chunkErrors.add(error);
    if ((await checkServerHealth()) && takeOnlyReload(name)) {
      const url = new URL(window.location.href);
      url.searchParams.set('v', String(Date.now()));
      reloading.current = true;
      reload(url.href);
    }
    throw error;
  }
}

export interface LazyPage<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches the code ahead of need. Failing is silent: the page asks again when it is opened. */
  preload: () => void;
}

const preloads = new Map<string, () => void>();

/** Fetches the code of a page by its path, for links that are about to be followed. */
export const preloadPage = (path: string) => preloads.get(path)?.();

/**
 * A page whose code arrives on first use, behind the spinner "Loading...". Code that is already there shows at once:
 * React's own lazy would keep the spinner up for at least 300 ms.
 */
export function lazyPage<Props extends object>(
  name: string,
  load: Load<{ Component: ComponentType<Props> }>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = (module: { Component: ComponentType<Props> }) => (loaded = module.Component);

  function LazyComponent(props: Props) {
    const [Page, setPage] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();

    useEffect(() => {
      if (Page) return undefined;
      let isCurrent = true;
      loadOrReload(name, load).then(
        (module) => isCurrent && setPage(() => keep(module)),
        (error: unknown) => isCurrent && setFailure({ error }),
      );
      return () => {
        isCurrent = false;
      };
    }, [Page]);

    if (failure) throw failure.error;
    return Page ? <Page {...props} /> : <PageSpinner label="Loading..." />;
  }

  const preload = () => void load().then(keep, () => {});
  preloads.set(name, preload);
  return { Component: LazyComponent, preload };
}
