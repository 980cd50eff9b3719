import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterStartup } from '../../lib/startup';
import { whenIdle } from '../../lib/whenIdle';
import type { RouteHandle } from './routeHandle';

/** Delay before the idle preload, so that the page's images and the live connection come first. */
const IDLE_DELAY_MS = 3_000;

/** Pages that most visits open. */
const likelyPages = ['/home', '/messages', '/network', '/search', '/profile', '/post/0', '/user/0'];

type Connection = { saveData?: boolean };

const isSavingData = () => (navigator as { connection?: Connection }).connection?.saveData === true;

function preloadPath(routes: RouteObject[], path: string): void {
  (matchRoutes(routes, path)?.at(-1)?.route.handle as RouteHandle | undefined)?.preload();
}

/**
 * Preloads the code of pages: of a link's page when the pointer, a finger or the focus reaches the link, and of the most
 * visited pages when the browser is idle. Nothing is preloaded while the browser saves data.
 * @returns a function that stops it
 */
export function prefetchPages(routes: RouteObject[]): () => void {
  if (isSavingData()) return () => undefined;
  const controller = new AbortController();
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link) preloadPath(routes, link.pathname);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(event, handleIntent, { signal: controller.signal, passive: true });

  const preloadIdle = ([path, ...rest]: string[]) => {
    if (path === undefined || controller.signal.aborted) return;
    preloadPath(routes, path);
    whenIdle(() => preloadIdle(rest));
  };
  setTimeout(() => void afterStartup().then(() => preloadIdle(likelyPages)), IDLE_DELAY_MS);
  return () => controller.abort();
}
