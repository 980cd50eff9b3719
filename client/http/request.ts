import { config } from '../config';
import { callHeaders } from './headers';
import { fetchTrackingReachability } from './reachability';

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  headers?: Record<string, string>;
  /** Lets the call finish after the page unloads. */
  keepalive?: boolean;
  timeoutMs?: number;
};

/** Response with any status. `body` is undefined when it is empty or not JSON. */
export type ApiResponse = { ok: boolean; status: number; body: unknown; retryAfter: string | null };

/**
 * Sends a same-origin HTTP call with cookies, the common headers and a time-out.
 * @throws DOMException TimeoutError, or TypeError without a response
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
