import { thumbHashToDataURL } from 'thumbhash';

const urls = new Map<string, string | undefined>();

/** A tiny blurred picture from its base64 hash, as a data URL; undefined when the hash is unreadable. */
export function thumbhashUrl(hash: string): string | undefined {
  if (!urls.has(hash)) {
    try {
      urls.set(hash, thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))));
    } catch {
      urls.set(hash, undefined);
    }
  }
  return urls.get(hash);
}
