import { config } from '../config';
import { callHeaders } from './headers';
import { parseJson, type Answer } from './request';
import { readResult, withFreshToken, type CallResult } from './rest';

export type UploadOptions = {
  /** Message when the answer has none, e.g. 'Failed to create post'. */
  fallback: string;
  headers?: Record<string, string>;
  /** Part sent so far, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a multipart form and tells how far it is. The time-out counts silence, not length: a slow line may take its time.
 * A refused token is refreshed once and the form sent once more.
 * @param path below the API base, e.g. `/posts/media`
 * @returns `data` out of the envelope, or the error; never throws
 */
export async function uploadForm<T = unknown>(path: string, form: FormData, { fallback, ...options }: UploadOptions): Promise<CallResult<T>> {
  try {
    return readResult(await withFreshToken(path, () => send(`${config.apiBase}${path}`, form, options)), fallback);
  } catch {
    return { error: { message: fallback } };
  }
}

/** XMLHttpRequest, because fetch does not tell how much of a body has been sent. */
function send(url: string, form: FormData, { headers, onProgress, signal }: Omit<UploadOptions, 'fallback'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const abort = () => xhr.abort();
    const restartClock = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, config.apiTimeoutMs);
    };
    xhr.open('POST', url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries({ accept: 'application/json', ...callHeaders(), ...headers })) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      restartClock();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const { status, responseText } = xhr;
      resolve({ ok: status >= 200 && status < 300, status, body: parseJson(responseText), retryAfter: xhr.getResponseHeader('retry-after') });
    });
    for (const failure of ['error', 'abort'] as const) xhr.addEventListener(failure, () => reject(new TypeError(`upload: ${failure}`)));
    xhr.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(signal.reason as Error);
    else {
      restartClock();
      xhr.send(form);
    }
  });
}
