import { lookup as dnsLookup } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { Counter, type Registry } from 'prom-client';
import type { Agent } from 'undici';
import { memoizeWithTtl } from '../core/memoizeWithTtl';
import { guardedConnect, requireCallableUrl, type Lookup } from './guardedConnect';
import { OutboundError } from './outboundError';
import { readBody } from './readBody';

/** Headers that a caller may set. Cookies and credentials are never sent. */
type OutboundHeaders = { accept?: string; 'if-none-match'?: string; 'if-modified-since'?: string };

export type OutboundOptions = {
  headers?: OutboundHeaders;
  /** Most bytes of the body, compressed and decompressed; 1 MiB when omitted. */
  maxBytes?: number;
  /** Time for everything: lookups, redirects and the body; 10 seconds when omitted. */
  timeoutMs?: number;
  /** 5 when omitted. */
  maxRedirects?: number;
  signal?: AbortSignal;
};

/** `url` is the last one after redirects. Any status is a response, 404 and 304 too. */
export type OutboundResponse = { url: string; status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Reads a URL that somebody else provided, with GET. Only public addresses are called.
 * @throws OutboundError; the reason of `signal` when it is aborted
 */
export type FetchOutbound = (url: string, options?: OutboundOptions) => Promise<OutboundResponse>;

const defaults = { maxBytes: 1_048_576, timeoutMs: 10_000, maxRedirects: 5 };
const maxHeaderBytes = 16_384;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

type Options = {
  /** `host:port` entries that are called whatever their address is. */
  allow: readonly string[];
  metrics: Registry;
  lookup?: Lookup;
};

/** Creates the guard for calls to addresses that others provide. See docs/decisions/0049. */
export function createOutbound({ allow, metrics, lookup }: Options) {
  const allowed = new Set(allow);
  const calls = new Counter({
    name: 'outbound_calls_total',
    help: 'Calls to addresses that others provided, by result.',
    labelNames: ['result'],
    registers: [metrics],
  });
  let agent: Agent | undefined;
  /** Loads the library with the first call: it takes 29 MB of memory. */
  const load = memoizeWithTtl(Infinity, async () => {
    const { Agent, buildConnector, request } = await import('undici');
    agent = new Agent({
      connect: guardedConnect(buildConnector, allowed, lookup ?? dnsLookup),
      maxHeaderSize: maxHeaderBytes,
      keepAliveTimeout: 1_000,
      keepAliveMaxTimeout: 1_000,
    });
    return { request, agent };
  });

  async function readOnce(url: URL, headers: OutboundHeaders, limits: { maxBytes: number; signal: AbortSignal }) {
    requireCallableUrl(url, allowed);
    const { request, agent: dispatcher } = await load();
    const response = await request(url, {
      dispatcher,
      headers: { 'user-agent': 'Venturion', 'accept-encoding': 'gzip, deflate, br', ...headers },
      signal: limits.signal,
    });
    const { statusCode: status, body } = response;
    const location = redirectStatuses.has(status) ? toText(response.headers.location) : undefined;
    if (location !== undefined) {
      // Its body has no use and no bound.
      body.on('error', () => undefined).destroy();
      return { redirect: parseUrl(location, url) };
    }
    const announced = Number(response.headers['content-length'] ?? 0);
    if (announced > limits.maxBytes) {
      body.on('error', () => undefined).destroy();
      throw new OutboundError('too_large', `The response announces ${announced} bytes.`);
    }
    const encoding = (toText(response.headers['content-encoding']) ?? 'identity').trim().toLowerCase();
    const content = await readBody(body, encoding || 'identity', limits);
    return { response: { url: url.href, status, headers: response.headers, body: content } };
  }

  async function follow(start: string, { headers = {}, ...options }: OutboundOptions, signal: AbortSignal) {
    const { maxBytes, maxRedirects } = { ...defaults, ...options };
    let url = parseUrl(start);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const { response, redirect } = await readOnce(url, headers, { maxBytes, signal });
      if (response) return response;
      url = redirect;
    }
    throw new OutboundError('redirects', `More than ${maxRedirects} redirects.`);
  }

  const fetchOutbound: FetchOutbound = async (url, options = {}) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaults.timeoutMs);
    try {
      const signal = AbortSignal.any([timeout, ...(options.signal ? [options.signal] : [])]);
      const response = await follow(url, options, signal);
      calls.inc({ result: 'ok' });
      return response;
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      const failure = timeout.aborted ? new OutboundError('timeout', 'The call took too long.') : toFailure(error);
      calls.inc({ result: failure.failure });
      throw failure;
    }
  };
  return { fetchOutbound, close: async () => agent?.destroy() };
}

const toText = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

function parseUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url) throw new OutboundError('blocked', 'The address is not a URL.');
  return url;
}

const networkCodes = /^(E[A-Z]+|UND_ERR_(CONNECT_TIMEOUT|SOCKET|CLOSED|DESTROYED))$/;

/** The failure of an error that undici, zlib or a lookup throws. */
function toFailure(error: unknown): OutboundError {
  const { code = '', name, message, cause, errors } = error as Error & { code?: string; errors?: unknown[] };
  for (const candidate of [error, cause, ...(errors ?? [])]) if (candidate instanceof OutboundError) return candidate;
  if (/TIMEOUT/.test(code) || name === 'TimeoutError') return new OutboundError('timeout', message, { cause: error });
  return new OutboundError(networkCodes.test(code) ? 'network' : 'invalid', message, { cause: error });
}
