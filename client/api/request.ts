import { config } from '../config';
import { callHeaders } from './headers';
import { fetchTrackingReachability } from './reachability';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  headers?: Record<string, string>;
  /** Lets the call finish when the page goes away. */
  keepalive?: boolean;
  timeoutMs?: number;
};

/** An answer, good or bad. `body` is undefined when there was none, or it was not JSON. */
export type ApiResponse = { ok: boolean; status: number; body: unknown; retryAfter: string | null };

/**
 * One same-origin HTTP call with cookies, the caller's headers and a time-out.
 * @throws DOMException TimeoutError, or TypeError when no answer came
 */
export async function request(url: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const { method = 'GET', json, headers, keepalive = false, timeoutMs = config.apiTimeoutMs } = options;
  const response = await fetchTrackingReachability(url, {
    method,
    keepalive,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...callHeaders(),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    ok: response.ok,
    status: response.status,
    body: parseJson(await response.text()),
    retryAfter: response.headers.get('retry-after'),
  };
}

/** @returns undefined for anything that is not JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
