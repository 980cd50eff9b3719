import { config } from '../config';
import { parseJson, type ApiResponse } from './request';

export type SendOptions = {
  method: 'POST' | 'PUT';
  headers: Record<string, string>;
  body: Blob | FormData;
  /** For our own server. Without, the call goes to an address that permits itself, perhaps of another origin. */
  withCookies: boolean;
  /** Part sent so far, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a body and tells how far it is: by XMLHttpRequest, because fetch does not say how much has been sent.
 * The time-out counts silence, not length: a slow line may take its time.
 * @throws TypeError when no answer came, or the signal's reason
 */
export function sendWithProgress(
  url: string,
  { method, headers, body, withCookies, onProgress, signal }: SendOptions,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const abort = () => xhr.abort();
    const restartClock = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, config.apiTimeoutMs);
    };
    xhr.open(method, url);
    xhr.withCredentials = withCookies;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      restartClock();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const { status, responseText } = xhr;
      // Another origin does not show its headers, and browsers complain of asking.
      const retryAfter = withCookies ? xhr.getResponseHeader('retry-after') : null;
      resolve({ ok: status >= 200 && status < 300, status, body: parseJson(responseText), retryAfter });
    });
    for (const failure of ['error', 'abort'] as const)
      xhr.addEventListener(failure, () => reject(new TypeError(`upload: ${failure}`)));
    xhr.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(signal.reason as Error);
    else {
      restartClock();
      xhr.send(body);
    }
  });
}
