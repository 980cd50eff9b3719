import { thumbHashToDataURL } from 'thumbhash';

const urls = new Map<string, string | undefined>();

/** Decodes a base64 thumbhash to a data URL of a blurred preview; undefined when it is invalid. */
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
