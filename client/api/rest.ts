import { getFreshToken, replaceRejectedToken } from '../auth/session';
import { config } from '../config';
import { readErrorBody, isTokenRejected, type CallError } from './errors';
import { request, type ApiResponse, type RequestOptions } from './request';

export type CallResult<T> = { data: T; error?: undefined } | { data?: undefined; error: CallError };

export type CallOptions = Omit<RequestOptions, 'keepalive'> & {
  /** Message when neither the answer nor its absence says anything better, e.g. 'Failed to like post'. */
  fallback: string;
};

/** Calls that end or renew the session themselves. */
const sessionPaths = /^\/auth\/(refresh|logout|session)\b/;

/**
 * One call of the REST facade. A refused token is refreshed once and the call repeated once.
 * @param path below the API base, e.g. `/posts/1/like`
 * @returns `data` out of the envelope, or the error; never throws
 */
export async function callApi<T = unknown>(
  path: string,
  { fallback, ...options }: CallOptions,
): Promise<CallResult<T>> {
  try {
    return readResult(await withFreshToken(path, () => request(`${config.apiBase}${path}`, options)), fallback);
  } catch {
    return { error: { message: fallback } };
  }
}

/**
 * Sends with a token that is not about to expire; when the answer refuses the token, refreshes it once and sends once more.
 * @param path decides whether refreshing may help: for the session's own calls it may not
 */
export async function withFreshToken(path: string, send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  if (sessionPaths.test(path)) return send();
  const token = await getFreshToken();
  const answer = await send();
  return isTokenRejected(answer.status, readErrorBody(answer.body, '').message) && (await replaceRejectedToken(token))
    ? send()
    : answer;
}

/** @returns `data` of `{ data }`, the body itself where there is no envelope, or the error */
export function readResult<T>({ ok, status, body, retryAfter }: ApiResponse, fallback: string): CallResult<T> {
  if (!ok) return { error: readErrorBody(body, fallback, status, retryAfter) };
  const envelope = body as { data?: T } | undefined;
  return { data: (envelope?.data ?? envelope) as T };
}
