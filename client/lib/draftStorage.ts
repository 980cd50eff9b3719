/**
 * Reads a draft from local storage.
 * @param key unique to the user and the place, e.g. `draft:post:{userId}`
 * @returns its fields, not validated; an empty object when none is stored or it cannot be parsed
 */
export function loadDraft(key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Stores a draft in local storage; null removes it. Does nothing when storage is blocked or full. */
export function saveDraft(key: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // The draft then lasts until the page unloads.
  }
}
