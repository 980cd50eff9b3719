import { useEffect, useState } from 'react';

const urls = new Map<string, string>();

async function decode(hash: string): Promise<void> {
  const { thumbHashToDataURL } = await import('thumbhash');
  urls.set(hash, thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))));
}

/**
 * Decodes a base64 thumbhash to a data URL of a blurred preview. The decoder is loaded with the first preview, after the
 * posts around it.
 * @returns undefined until it is decoded, and when it is invalid
 */
export function useThumbhash(hash: string | null | undefined): string | undefined {
  const [, setDecoded] = useState<string>();
  useEffect(() => {
    if (!hash || urls.has(hash)) return undefined;
    let isCurrent = true;
    decode(hash).then(
      () => isCurrent && setDecoded(hash),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return hash ? urls.get(hash) : undefined;
}
