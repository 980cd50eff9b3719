import { useEffect, useState } from 'react';
import { freshToken } from '../../../auth/session';

/** @throws Error when the file cannot be had */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = await freshToken();
  const response = await fetch(path, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} });
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
    const gone = new AbortController();
    let made: string | undefined;
    async function show() {
      const blob = await fetchFile(path, gone.signal).catch(() => null);
      if (gone.signal.aborted) return;
      made = blob ? URL.createObjectURL(blob) : undefined;
      setUrl(made ?? null);
    }
    void show();
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return url;
}
