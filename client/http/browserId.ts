const storageKey = 'venturion.browser';
let fallbackId: string | undefined;

/**
 * Id of this browser, shared by its tabs and stable across reloads. The refresh call sends it, so that the server can
 * distinguish a page reloaded during a refresh from a stolen cookie.
 */
export function getBrowserId(): string {
  try {
    const id = localStorage.getItem(storageKey) ?? newId();
    localStorage.setItem(storageKey, id);
    return id;
  } catch {
    // Storage is blocked: the id lasts until the page unloads.
    return (fallbackId ??= newId());
  }
}

/** 128 random bits. `crypto.randomUUID` exists on secure origins only. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
