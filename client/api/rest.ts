import { getFreshToken, replaceRejectedToken } from '../auth/session';
import { config } from '../config';
import { readErrorBody, isTokenRejected, type CallError } from '../http/errors';
import { request, type ApiResponse, type RequestOptions } from '../http/request';

export type CallResult<T> = { data: T; error?: undefined } | { data?: undefined; error: CallError };

export type CallOptions = Omit<RequestOptions, 'keepalive'> & {
  /** Message when the response has none or there is no response, e.g. 'Failed to like post'. */
  fallback: string;
};

/** Endpoints that refresh, check or end the session: a refresh cannot help them. */
const sessionPaths = /^\/auth\/(refresh|logout|session)\b/;

/**
 * Calls the REST API. A rejected token is refreshed once and the call repeated once.
 * @param path below the API base, e.g. `/posts/1/like`
 * @returns `data` of the envelope, or the error; never throws
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
 * Sends with an unexpired token. When the response rejects the token, refreshes it once and sends once more.
 * @param path session endpoints are sent without a refresh
 */
export async function withFreshToken(path: string, send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  if (sessionPaths.test(path)) return send();
  const token = await getFreshToken();
  const response = await send();
  return isTokenRejected(response.status, readErrorBody(response.body, '').message) &&
    (await replaceRejectedToken(token))
    ? send()
    : response;
}

/** @returns `data` of `{ data }`, the body itself without an envelope, or the error */
export function readResult<T>({ ok, status, body, retryAfter }: ApiResponse, fallback: string): CallResult<T> {
  if (!ok) return { error: readErrorBody(body, fallback, status, retryAfter) };
  const envelope = body as { data?: T } | undefined;
  return { data: (envelope?.data ?? envelope) as T };
}
