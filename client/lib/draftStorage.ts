/** @returns the fields of what is read, not validated; an empty object when that is null, throws or cannot be parsed */
export function parseDraft(read: () => string | null): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(read() ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Reads what all tabs share in local storage: drafts that are saved while typing, and choices. For drafts that are sent with a
 * button, see `tabDraft`.
 * @param key unique to the user and the place, e.g. `draft:answers:{userId}:{id}`
 * @returns its fields, not validated; an empty object when none is stored or it cannot be parsed
 */
export const loadDraft = (key: string): Record<string, unknown> => parseDraft(() => localStorage.getItem(key));

/** Stores a draft in local storage; null removes it. Does nothing when storage is blocked or full. */
export function saveDraft(key: string, draft: object | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // The draft then lasts until the page unloads.
  }
}
