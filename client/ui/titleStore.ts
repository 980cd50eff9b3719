const SITE = 'Venturion';

let current = '';
const listeners = new Set<() => void>();

/** Names the page in the browser's tab and in the top bar of phones. */
export function setPageTitle(title: string): void {
  current = title;
  document.title = title ? `${title} · ${SITE}` : SITE;
  for (const listener of listeners) listener();
}

export function readPageTitle(): string {
  return current;
}

export function subscribeToPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
