import { useEffect, useState } from 'react';
import { freshToken } from '../../../auth/session';

/** @throws Error when the file cannot be had */
export async function fetchFile(path: string): Promise<Blob> {
  const token = await freshToken();
  const response = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`The file could not be fetched (${response.status}).`);
  return response.blob();
}

/**
 * A file that only its readers may fetch, as an address the page can show. It is given back when it is not shown any more.
 * @returns undefined until it is there, null when it cannot be had
 */
export function useFileUrl(path: string): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    async function show() {
      const blob = await fetchFile(path).catch(() => null);
      if (isGone) return;
      made = blob ? URL.createObjectURL(blob) : undefined;
      setUrl(made ?? null);
    }
    void show();
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return url;
}
