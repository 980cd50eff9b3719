import { v4 as newUuid } from 'uuid';

const key = 'venturion.browser';
let made: string | undefined;

/**
 * An id for this browser, the same in all its tabs and after a reload. The refresh call carries it, so that the server can
 * tell a page that was reloaded amid a refresh from a stolen cookie.
 */
export function getBrowserId(): string {
  try {
    const kept = localStorage.getItem(key) ?? newUuid();
    localStorage.setItem(key, kept);
    return kept;
  } catch {
    // Storage is switched off: an id for this page alone.
    return (made ??= newUuid());
  }
}
