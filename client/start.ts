import { getBrowserId } from './http/browserId';
import { parseAuthResponse } from './auth/parseAuthResponse';
import { recordEarlyCall } from './http/earlyCalls';
import { withSessionLock } from './auth/sessionLock';
import { config } from './config';
import { startPages } from './startPages';

/** Files that each page needs besides those in the HTML, by module; set by the build, undefined in development. */
declare const START_FILES: Record<string, string[]> | undefined;

/** Longest that the page's files wait for the refresh to be sent. */
const maxFilesDelayMs = 50;

/**
 * Runs in the HTML, before any file is loaded: starts the session's refresh, the page's code and its first queries at
 * once. The product's code takes the responses over, see http/earlyCalls.
 */
function start(): void {
  const match = startPages.map((page) => ({ page, match: page.path.exec(window.location.pathname) }));
  const found = match.find((one) => one.match);
  let files = filesOf(found?.page.page);
  const loadFiles = () => {
    preload(files);
    files = [];
  };
  const headers = { 'x-client-id': getBrowserId() };
  // As all do, it runs under the session lock: a refresh token is used once.
  const refreshed = send(`${config.authBase}/refresh`, { headers, keepalive: true }, (...request) =>
    withSessionLock(() => {
      const response = fetch(...request);
      // Browsers open six connections to a server, and the first queries wait for the refresh: it goes first.
      loadFiles();
      return response;
    }),
  );
  // Another tab may hold the lock.
  setTimeout(loadFiles, maxFilesDelayMs);
  // Pages of visitors have a layout of their own.
  if (!found?.page.isPublic) document.documentElement.dataset.shell = '';
  const queries = found?.page.queries?.(found.match!);
  if (queries) void refreshed.then((response) => query(response.clone(), queries)).catch(() => undefined);
}

const filesOf = (module: string | undefined): string[] =>
  (typeof START_FILES !== 'undefined' && module && START_FILES[module]) || [];

function preload(files: string[]): void {
  for (const href of files) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
}

async function query(response: Response, bodies: string[]): Promise<void> {
  if (!response.ok) return;
  const { user, token } = parseAuthResponse(await response.json());
  if (!user || !token) return;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, userId: user.id };
  for (const body of bodies) send(config.graphqlUrl, { headers, body }, fetch);
}

/** Sends a call early. */
function send(url: string, init: RequestInit, call: typeof fetch): Promise<Response> {
  const request = { ...init, method: 'POST', credentials: 'include', signal: AbortSignal.timeout(config.apiTimeoutMs) };
  const response = call(url, request as RequestInit);
  recordEarlyCall(url, init, response);
  return response;
}

start();
