import { useSyncExternalStore } from 'react';
import type { IsTopLevelDomain } from '../../../../shared/textEntities';
import { afterStartup } from '../../../lib/startup';

let isTopLevelDomain: IsTopLevelDomain | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/** Fails silently: addresses without a scheme stay plain text, and the next text loads the list again. */
async function load(): Promise<void> {
  isLoading = true;
  try {
    await afterStartup();
    ({ isTopLevelDomain } = await import('../../../../shared/topLevelDomains'));
    for (const notify of listeners) notify();
  } catch {
    isLoading = false;
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  if (!isLoading) void load();
  return () => listeners.delete(notify);
}

const subscribeToNothing = () => () => {};
const read = () => isTopLevelDomain;

/** A dotted word, which may be an address without a scheme. */
const dotted = /[\p{L}\p{N}]\.\p{L}{2}/u;

/** The check of top-level domains for a text with dotted words, once its list is loaded: 8 kB that the first posts do not wait for. */
export const useTopLevelDomains = (text: string): IsTopLevelDomain | undefined =>
  useSyncExternalStore(dotted.test(text) ? subscribe : subscribeToNothing, read);
