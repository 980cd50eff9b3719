import { config } from '../config';
import { parseJson, type ApiResponse } from './request';

export type SendOptions = {
  method: 'POST' | 'PUT';
  headers: Record<string, string>;
  body: Blob | FormData;
  /** Set for the own server. Presigned storage URLs, perhaps of another origin, need no cookies. */
  withCookies: boolean;
  /** Receives the fraction sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a body with upload progress. Uses XMLHttpRequest, because fetch reports no upload progress. The time-out
 * restarts with each progress event, so slow connections are allowed.
 * @throws TypeError without a response, or the signal's reason
 */
export function sendWithProgress(
  url: string,
  { method, headers, body, withCookies, onProgress, signal }: SendOptions,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let idleTimer: ReturnType<typeof setTimeout>;
    const abort = () => xhr.abort();
    const restartTimeout = () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(abort, config.apiTimeoutMs);
    };
    xhr.open(method, url);
    xhr.withCredentials = withCookies;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      restartTimeout();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const { status, responseText } = xhr;
      // Other origins do not expose the header, and browsers log an error on reading it.
      const retryAfter = withCookies ? xhr.getResponseHeader('retry-after') : null;
      resolve({ ok: status >= 200 && status < 300, status, body: parseJson(responseText), retryAfter });
    });
    for (const failure of ['error', 'abort'] as const)
      xhr.addEventListener(failure, () => reject(new TypeError(`upload: ${failure}`)));
    xhr.addEventListener('loadend', () => {
      clearTimeout(idleTimer);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(signal.reason as Error);
    else {
      restartTimeout();
      xhr.send(body);
    }
  });
}
