import { config } from '../config';
import { callHeaders } from '../http/headers';
import { readResult, withFreshToken, type CallResult } from './rest';
import { sendWithProgress, type SendOptions } from '../http/sendWithProgress';

export type UploadOptions = Pick<SendOptions, 'onProgress' | 'signal'> & {
  /** Message when the response has none, e.g. 'Failed to create post'. */
  fallback: string;
  headers?: Record<string, string>;
};

/**
 * Sends a multipart form. A rejected token is refreshed once and the form sent once more.
 * @param path below the API base, e.g. `/posts/media`
 * @returns `data` of the envelope, or the error; never throws
 */
export async function uploadForm<T = unknown>(
  path: string,
  form: FormData,
  { fallback, headers, ...rest }: UploadOptions,
): Promise<CallResult<T>> {
  const send = () =>
    sendWithProgress(`${config.apiBase}${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', ...callHeaders(), ...headers },
      body: form,
      withCookies: true,
      ...rest,
    });
  try {
    return readResult(await withFreshToken(path, send), fallback);
  } catch {
    return { error: { message: fallback } };
  }
}
