import { formatWaiting } from './formatCount';

const SITE = 'Venturion';

let current = '';
const waiting = new Map<symbol, number>();
const listeners = new Set<() => void>();

function writeTitle(): void {
  const sum = [...waiting.values()].reduce((total, count) => total + count, 0);
  const name = current ? `${current} · ${SITE}` : SITE;
  document.title = sum > 0 ? `(${formatWaiting(sum)}) ${name}` : name;
}

/** Names the page in the browser's tab and in the top bar of phones. */
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
 * Adds to the number before the page's name in the browser's tab, which is the sum of what all parts add.
 * @returns a function that takes this part back
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
