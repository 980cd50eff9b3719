import { formatBadgeCount } from './formatCount';

const SITE = 'Venturion';

let current = '';
const waiting = new Map<symbol, number>();
const listeners = new Set<() => void>();

function writeTitle(): void {
  const sum = [...waiting.values()].reduce((total, count) => total + count, 0);
  const name = current ? `${current} · ${SITE}` : SITE;
  document.title = sum > 0 ? `(${formatBadgeCount(sum)}) ${name}` : name;
}

/** Sets the page title in the browser's tab and in the top bar on phones. */
export function setPageTitle(title: string): void {
  current = title;
  writeTitle();
  for (const listener of listeners) listener();
}

export function readPageTitle(): string {
  return current;
}

export function subscribeToPageTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Adds to the count before the title in the browser's tab, which sums all parts.
 * @returns a function that removes this part's count
 */
export function addToTitleCount(count: number): () => void {
  const part = Symbol('part of the count');
  waiting.set(part, count);
  writeTitle();
  return () => {
    waiting.delete(part);
    writeTitle();
  };
}
