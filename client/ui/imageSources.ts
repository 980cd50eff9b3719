/** Pictures are tried this many times per file name before the drawn fallback takes over. */
export const MAX_ATTEMPTS = 2;

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/;

const failuresByFileName = new Map<string, number>();

/** The last part of the path, which is how failures are counted: "a1b2.webp". */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Replaces the origin of an address that only works on somebody's own machine.
 * @param apiOrigin where the product is served, such as "https://venturion.example"
 */
export function rewriteLocalHost(url: string, apiOrigin: string): string {
  if (!/^https?:\/\//i.test(url)) return url;
  const parsed = new URL(url);
  return LOCAL_HOST.test(parsed.hostname) ? `${apiOrigin}${parsed.pathname}${parsed.search}` : url;
}

/**
 * The address to try in place of one that failed: what stands in the object store is also served by the product
 * itself under /media, so a store that cannot be reached does not cost the picture. A picture that is already
 * ours is asked for once more, past any cache.
 */
export function alternativeUrl(url: string, apiOrigin: string): string {
  if (url.startsWith('data:') || url.startsWith('blob:')) return url;
  const parsed = new URL(url, apiOrigin);
  if (parsed.origin !== new URL(apiOrigin).origin) return `${apiOrigin}/media${parsed.pathname.replace(/^\/media/, '')}`;
  parsed.searchParams.set('retry', '1');
  return parsed.href;
}

export function hasFailedForGood(url: string): boolean {
  return (failuresByFileName.get(fileNameOf(url)) ?? 0) >= MAX_ATTEMPTS;
}

/** Counts a failure and says whether another attempt is left. */
export function recordFailure(url: string): boolean {
  const fileName = fileNameOf(url);
  const failures = (failuresByFileName.get(fileName) ?? 0) + 1;
  failuresByFileName.set(fileName, failures);
  return failures < MAX_ATTEMPTS;
}

export function recordSuccess(url: string): void {
  failuresByFileName.delete(fileNameOf(url));
}
