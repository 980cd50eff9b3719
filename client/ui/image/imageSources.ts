import type { ImageHosts } from './imageHosts';

/** Pictures are tried this many times per file name before the drawn fallback takes over. */
const MAX_ATTEMPTS = 2;

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

/** What every stored picture's address ends with: a public folder and a name, whatever stands before them. */
const STORED = /\/((?:profile|posts)\/[^/]+)$/;

/**
 * The addresses to try for a picture, the best first: two, or one for what came with the page. A stored picture is served
 * by the product under /media and by its object storage, so that where one fails, the other is asked; whatever else fails
 * is asked for once more, past any cache. An address of somebody's own machine gives way to the public one.
 * @param hosts null until the server has said which they are: addresses made of them are missing as long
 * @param page origin of this page, which serves the product too
 */
export function sourcesOf(src: string, hosts: ImageHosts | null, page = window.location.origin): string[] {
  const url = parse(src, page);
  if (!url || !/^https?:$/.test(url.protocol)) return [src];
  const stored = STORED.exec(url.pathname)?.[1];
  if (!isOnSomebodysMachine(url, hosts, page)) return [src, ...alternativeTo(url, stored, hosts, page)];
  if (!hosts) return [];
  const moved = new URL(stored ? `/media/${stored}` : `${url.pathname}${url.search}`, hosts.publicUrl);
  return [moved.href, ...alternativeTo(moved, stored, hosts, page)];
}

/** A srcset with each address replaced by its best one; undefined while one is missing. */
export function srcSetOf(srcSet: string, hosts: ImageHosts | null, page = window.location.origin): string | undefined {
  const candidates = srcSet.split(/,\s+/).map((candidate) => {
    const [src = '', width] = candidate.trim().split(/\s+/);
    const [url] = sourcesOf(src, hosts, page);
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

/** A page or a storage that is itself there can be reached there. */
function isOnSomebodysMachine({ hostname, origin, href }: URL, hosts: ImageHosts | null, page: string): boolean {
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

/** By file name, the addresses that did not give it. */
const failures = new Map<string, Set<string>>();
const listeners = new Set<() => void>();
let changes = 0;

function tell(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

/** The last part of the path, by which attempts are counted: "a1b2.webp". */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0]!;
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Notes that an address did not give its picture. All who show the same file hear of it, and ask there no more. */
export function recordFailure(url: string): void {
  const name = fileNameOf(url);
  failures.set(name, (failures.get(name) ?? new Set()).add(url));
  tell();
}

/** The first address that is worth a try; undefined when the file has been tried often enough. */
export function nextSource(sources: readonly string[]): string | undefined {
  const failed = failures.get(fileNameOf(sources[0] ?? ''));
  if (!failed) return sources[0];
  return failed.size < MAX_ATTEMPTS ? sources.find((url) => !failed.has(url)) : undefined;
}

/** Gives every file its attempts back: what failed while the network was away says nothing about the files. */
export function forgetFailures(): void {
  failures.clear();
  tell();
}

/** Changes with every failure. */
export const countFailureChanges = (): number => changes;

/** @returns a function that stops listening */
export function subscribeFailures(listener: () => void): () => void {
  window.addEventListener('online', forgetFailures);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
