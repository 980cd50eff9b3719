import { useEffect, useState } from 'react';
import { getFreshToken } from '../../../../auth/session';

/** Fetches an attachment with the viewer's access token. @throws Error when the response is not successful */
export async function fetchAttachment(path: string, signal?: AbortSignal): Promise<Blob> {
  const token = await getFreshToken();
  const response = await fetch(path, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`Failed to fetch attachment (${response.status})`);
  return response.blob();
}

/**
 * Object URL of an attachment, which needs an access token to fetch. The URL is revoked on unmount.
 * @returns undefined while loading, null on failure
 */
export function useAttachmentUrl(path: string): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    const controller = new AbortController();
    let objectUrl: string | undefined;
    async function load() {
      const blob = await fetchAttachment(path, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      objectUrl = blob ? URL.createObjectURL(blob) : undefined;
      setUrl(objectUrl ?? null);
    }
    void load();
    return () => {
      controller.abort();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [path]);
  return url;
}
