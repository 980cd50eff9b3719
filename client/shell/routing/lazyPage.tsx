import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { checkServerHealth } from '../../http/reachability';
import { trackStartup } from '../../lib/startup';
import { PageSpinner } from '../../ui/feedback/Spinner';
import type { Load } from '../feature';

const reloading = { current: false };

/** Whether the page is being reloaded, so that the error need not be shown. */
export const isReloading = () => reloading.current;

const chunkErrors = new WeakSet<object>();

/** Whether the error is a page's code that failed to load; only a reload can help then. */
export const isChunkError = (error: unknown) => typeof error === 'object' && error !== null && chunkErrors.has(error);

const offlineErrors = new WeakSet<object>();

/** Whether the code failed to load because the server was unreachable; a reload helps once it responds. */
export const hasFailedOffline = (error: unknown) =>
  typeof error === 'object' && error !== null && offlineErrors.has(error);

function claimReload(name: string): boolean {
  const key = `chunk-reload:${name}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
    return true;
  } catch {
    // Without storage, nothing limits reloads.
    return false;
  }
}

export interface LoadOptions {
  /** Whether the code is still needed when it fails to load. */
  isNeeded?: () => boolean;
  reload?: (url: string) => void;
}

/**
 * Loads a page's code. After a release the old files are deleted, so the first failure reloads the page once, with the
 * current time as a version in the URL to bypass caches. An unreachable server would not respond to a reload either, so
 * the reload is not used up. A page that was left meanwhile is not reloaded for: that would reload the one that is open
 * instead, with what is typed there. The error is rethrown in any case.
 * @param name name of the loader; each reloads at most once per tab
 * @throws the error of the loader
 */
export async function loadOrReload<Module>(
  name: string,
  load: Load<Module>,
  { isNeeded = () => true, reload = (url) => window.location.replace(url) }: LoadOptions = {},
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const isReachable = await checkServerHealth();
    if (typeof error === 'object' && error !== null) {
      chunkErrors.add(error);
      if (!isReachable) offlineErrors.add(error);
    }
    if (isReachable && isNeeded() && claimReload(name)) {
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
  /** Preloads the code. Fails silently: the page loads it again when opened. */
  preload: () => void;
}

/**
 * Lazily loads a page behind the spinner "Loading...", or `placeholder`. Cached code renders at once, whereas React's lazy would cache the
 * spinner for at least 300 ms.
 */
export function lazyPage<Props extends object>(
  name: string,
  load: Load<{ Component: ComponentType<Props> }>,
  placeholder: ReactNode = <PageSpinner label="Loading..." />,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  const cache = (module: { Component: ComponentType<Props> }) => (loaded = module.Component);

  function LazyComponent(props: Props) {
    const [Page, setPage] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();

    useEffect(() => {
      if (Page) return undefined;
      let isCurrent = true;
      const finish = trackStartup();
      async function loadPage() {
        try {
          const component = cache(await loadOrReload(name, load, { isNeeded: () => isCurrent }));
          // Rendered in slices, so that a slow phone stays responsive.
          if (isCurrent) startTransition(() => setPage(() => component));
        } catch (error) {
          if (isCurrent) setFailure({ error });
        }
      }
      void loadPage();
      return () => {
        isCurrent = false;
        finish();
      };
    }, [Page]);

    if (failure) throw failure.error;
    return Page ? <Page {...props} /> : placeholder;
  }

  return { Component: LazyComponent, preload: () => void load().then(cache, () => {}) };
}
