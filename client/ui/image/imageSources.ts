import type { ImageHosts } from './imageHosts';

/** Attempts per file name before the fallback is rendered. */
const MAX_ATTEMPTS = 2;

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** End of every stored image's URL: a public folder and a name. */
const STORED = /\/((?:profile|posts)\/[^/]+)$/;

/**
 * Lists the URLs to try for an image, best first: two, or one for bundled images. Stored images are served under /media
 * and by the object storage, so each is the fallback of the other. Other images are retried once, bypassing caches.
 * Loopback URLs are replaced by the public origin.
 * @param hosts null until known: URLs that depend on them are left out
 * @param page origin of this page, which also serves the product
 */
export function listImageSources(src: string, hosts: ImageHosts | null, page = window.location.origin): string[] {
  const url = parse(src, page);
  if (!url || !/^https?:$/.test(url.protocol)) return [src];
  const stored = STORED.exec(url.pathname)?.[1];
  if (!isForeignLoopback(url, hosts, page)) return [src, ...alternativeTo(url, stored, hosts, page)];
  if (!hosts) return [];
  const moved = new URL(stored ? `/media/${stored}` : `${url.pathname}${url.search}`, hosts.publicUrl);
  return [moved.href, ...alternativeTo(moved, stored, hosts, page)];
}

/** Replaces each URL of a srcset by its best source; undefined while one is unknown. */
export function buildSrcSet(
  srcSet: string,
  hosts: ImageHosts | null,
  page = window.location.origin,
): string | undefined {
  const candidates = srcSet.split(/,\s+/).map((candidate) => {
    const [src = '', width] = candidate.trim().split(/\s+/);
    const [url] = listImageSources(src, hosts, page);
    return url && [url, width].join(' ').trim();
  });
  return candidates.every(Boolean) ? candidates.join(', ') : undefined;
}

function parse(src: string, page: string): URL | null {
  try {
    return new URL(src, page);
  } catch {
    return null;
  }
}

/** A loopback page or storage can reach loopback URLs. */
function isForeignLoopback({ hostname, origin, href }: URL, hosts: ImageHosts | null, page: string): boolean {
  return (
    LOCAL_HOST.test(hostname) && origin !== page && !(hosts?.storageUrl && href.startsWith(`${hosts.storageUrl}/`))
  );
}

function alternativeTo(url: URL, stored: string | undefined, hosts: ImageHosts | null, page: string): string[] {
  const isOurs = url.origin === page || url.href.startsWith(`${hosts?.publicUrl}/`);
  if (stored && !isOurs) return [`${page}/media/${stored}`];
  if (stored && !hosts) return [];
  if (stored && hosts?.storageUrl) return [`${hosts.storageUrl}/${stored}`];
  const again = new URL(url);
  again.searchParams.set('retry', '1');
  return [again.href];
}

/** File name → URLs that failed. */
const failures = new Map<string, Set<string>>();
const listeners = new Set<() => void>();
let changes = 0;

function notify(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** Last path segment, the key of attempts: "a1b2.webp". */
export function getFileName(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Records a failed URL and notifies all images of the same file. */
export function recordFailure(url: string): void {
  const name = getFileName(url);
  failures.set(name, (failures.get(name) ?? new Set()).add(url));
  notify();
}

/** @returns the first URL that has not failed; undefined after the last attempt */
export function nextSource(sources: readonly string[]): string | undefined {
  const failed = failures.get(getFileName(sources[0] ?? ''));
  if (!failed) return sources[0];
  return failed.size < MAX_ATTEMPTS ? sources.find((url) => !failed.has(url)) : undefined;
}

/** Resets all attempts, because failures during a network outage do not concern the files. */
export function resetFailures(): void {
  failures.clear();
  notify();
}

/** Version that changes with every failure. */
export const countFailureChanges = (): number => changes;

/** @returns a function that unsubscribes */
export function subscribeFailures(listener: () => void): () => void {
  window.addEventListener('online', resetFailures);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
