import { parseDraft } from './draftStorage';

/**
 * Drafts that are sent with a button. Each tab has its own, so typing in one tab changes nothing in another. Local storage has a
 * copy of the draft that was typed last, which a new tab starts with. Drafts that are saved while typing are merged by the server
 * and shared by all tabs instead: see `draftStorage`.
 */

/** Drafts as this page loaded or stored them last, by key. */
const known = new Map<string, string | null>();

const readItem = (key: string): string | null => sessionStorage.getItem(key) ?? localStorage.getItem(key);

/** Reads a tab's draft without starting to edit it. @returns its fields, not validated; an empty object without one */
export const peekTabDraft = (key: string): Record<string, unknown> => parseDraft(() => readItem(key));

/**
 * Reads the draft of a form that is opened: the tab's own, or the last one of other tabs.
 * @param key unique to the user and the place, e.g. `draft:post:{userId}`
 * @returns its fields, not validated; an empty object without one
 */
export const loadTabDraft = (key: string): Record<string, unknown> =>
  parseDraft(() => {
    const stored = readItem(key);
    known.set(key, stored);
    return stored;
  });

/**
 * Stores the tab's draft. Null removes it, and the copy for new tabs unless another tab has stored another one meanwhile. Does
 * nothing when storage is blocked or full.
 */
export function saveTabDraft(key: string, draft: object | null): void {
  const last = known.get(key);
  const next = draft && JSON.stringify(draft);
  known.set(key, next);
  try {
    if (next !== null) {
      sessionStorage.setItem(key, next);
      localStorage.setItem(key, next);
      return;
    }
    sessionStorage.removeItem(key);
    if (localStorage.getItem(key) === last) localStorage.removeItem(key);
  } catch {
    // The draft then lasts until the page unloads.
  }
}

globalThis.window?.addEventListener('storage', ({ key, oldValue, newValue }) => {
  const own = newValue === null && key && sessionStorage.getItem(key);
  // Another tab sent or discarded its draft: this tab's own is the last one now, unless it is the same. Only this tab removes it.
  if (own && own !== oldValue) localStorage.setItem(key, own);
});
