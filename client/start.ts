import { getBrowserId } from './http/browserId';
import { parseAuthResponse } from './auth/parseAuthResponse';
import { recordEarlyCall } from './http/earlyCalls';
import { withSessionLock } from './auth/sessionLock';
import { config } from './config';
import { startPages } from './startPages';

/** Files that each page needs besides those in the HTML, by module; set by the build, undefined in development. */
declare const START_FILES: Record<string, string[]> | undefined;

/**
 * Runs in the HTML, before any file is loaded: starts the session's refresh, the page's code and its first queries at
 * once. The product's code takes the responses over, see http/earlyCalls.
 */
function start(): void {
  const match = startPages.map((page) => ({ page, match: page.path.exec(window.location.pathname) }));
  const found = match.find((one) => one.match);
  if (typeof START_FILES !== 'undefined')
    for (const file of (found && START_FILES[found.page.page]) ?? []) preload(file);

  const refreshed = send(`${config.authBase}/refresh`, { headers: { 'x-client-id': getBrowserId() }, keepalive: true });
  // Pages of visitors have a layout of their own.
  if (!found?.page.isPublic) document.documentElement.dataset.shell = '';
  const queries = found?.page.queries?.(found.match!);
  if (queries) void refreshed.then((response) => query(response.clone(), queries)).catch(() => undefined);
}

function preload(file: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file, crossOrigin: '' }),
  );
}

async function query(response: Response, bodies: string[]): Promise<void> {
  if (!response.ok) return;
  const { user, token } = parseAuthResponse(await response.json());
  if (!user || !token) return;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, userId: user.id };
  for (const body of bodies) send(config.graphqlUrl, { headers, body }, fetch);
}

/** Sends a call early. The refresh runs under the session lock, as all do: a refresh token is used once. */
function send(
  url: string,
  init: RequestInit,
  call: typeof fetch = (...request) => withSessionLock(() => fetch(...request)),
): Promise<Response> {
  const request = { ...init, method: 'POST', credentials: 'include', signal: AbortSignal.timeout(config.apiTimeoutMs) };
  const response = call(url, request as RequestInit);
  recordEarlyCall(url, init, response);
  return response;
}

start();
