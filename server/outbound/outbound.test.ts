import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Lookup } from './guardedConnect';
import { createOutbound, type OutboundOptions } from './outbound';

/** Routes of the local server by path; each test adds its own. */
const routes = new Map<string, RequestListener>();
let requests: IncomingMessage[] = [];
let server: Server;
let port: number;
let base: string;
const opened: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const route = routes.get(request.url!);
    if (route) route(request, response);
    else response.writeHead(404).end('nothing here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbound) => outbound.close()));
  routes.clear();
  requests = [];
});

function open(options: { allow?: string[]; lookup?: Lookup } = {}) {
  const metrics = new Registry();
  const outbound = createOutbound({ allow: [`127.0.0.1:${port}`], metrics, ...options });
  opened.push(outbound);
  return { ...outbound, metrics };
}

const read = (path: string, options?: OutboundOptions) => open().fetchOutbound(base + path, options);
const failsWith = (failure: string) => expect.objectContaining({ failure });

/** A lookup that returns each list of addresses in turn, the last one from then on. */
const lookupOf =
  (...answers: string[][]): Lookup =>
  (_hostname, _options, callback) => {
    const addresses = answers.length > 1 ? answers.shift()! : answers[0]!;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

describe('an address that is not public', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://100.100.100.200/',
    'http://１２７.0.0.1/',
    'http://①②⑦.0.0.1/',
  ])('%s is blocked', async (url) => {
    await expect(open().fetchOutbound(url)).rejects.toEqual(failsWith('blocked'));
  });

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'http://user:secret@example.com/',
    'http://example.com:22/',
    'https://example.com:8443/',
    'http://[fe80::1%25eth0]/',
    'not a URL',
    '//example.com/',
  ])('%s is blocked before a lookup', async (url) => {
    const lookup: Lookup = () => expect.unreachable('a lookup');
    await expect(open({ lookup }).fetchOutbound(url)).rejects.toEqual(failsWith('blocked'));
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.0.0.7']],
    [['8.8.8.8', '127.0.0.1']],
    [['::ffff:169.254.169.254']],
    [['fe80::1%eth0']],
  ])('a name that resolves to %j is blocked', async (addresses) => {
    const { fetchOutbound, metrics } = open({ lookup: lookupOf(addresses) });
    await expect(fetchOutbound('http://rebind.example/')).rejects.toEqual(failsWith('blocked'));
    expect(await metrics.metrics()).toContain('outbound_calls_total{result="blocked"} 1');
  });

  it('is not called when a name resolves to it after the check', async () => {
    // Each connection looks the name up once, and connects to what that lookup returned.
    const lookup = lookupOf(['192.0.2.1'], ['127.0.0.1']);
    const { fetchOutbound } = open({ allow: [], lookup });
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(fetchOutbound('http://rebind.example/')).rejects.toEqual(failsWith('blocked'));
    expect(requests).toHaveLength(0);
  });

  it.each([
    'http://127.0.0.1:80/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.example/',
    'file:///etc/passwd',
    'http://127.0.0.1:22/',
    '//10.0.0.1/',
  ])('%s is blocked as the target of a redirect', async (location) => {
    routes.set('/', (_request, response) => response.writeHead(302, { location }).end());
    const { fetchOutbound } = open({ lookup: lookupOf(['169.254.169.254']) });
    await expect(fetchOutbound(`${base}/`)).rejects.toEqual(failsWith('blocked'));
    expect(requests).toHaveLength(1);
  });

  it('is called when its host and port are allowed, and another port of the host is not', async () => {
    routes.set('/', (_request, response) => response.end('intranet'));
    const { fetchOutbound } = open({ allow: [`intranet.example:${port}`], lookup: lookupOf(['127.0.0.1']) });
    expect((await fetchOutbound(`http://intranet.example:${port}/`)).body.toString()).toBe('intranet');
    await expect(fetchOutbound('http://intranet.example/')).rejects.toEqual(failsWith('blocked'));
    await expect(fetchOutbound(`http://127.0.0.1:${port}/`)).rejects.toEqual(failsWith('blocked'));
  });
});

describe('a call', () => {
  it('sends no cookies and credentials, and the given headers', async () => {
    routes.set('/', (_request, response) => response.writeHead(200, { 'set-cookie': 'a=b' }).end('ok'));
    const { fetchOutbound } = open();
    for (let n = 0; n < 2; n++) await fetchOutbound(`${base}/`, { headers: { 'if-none-match': '"one"' } });
    expect(requests).toHaveLength(2);
    for (const { headers } of requests)
      expect(headers).toEqual({
        host: `127.0.0.1:${port}`,
        connection: expect.any(String),
        'user-agent': 'Venturion',
        'accept-encoding': 'gzip, deflate, br',
        'if-none-match': '"one"',
      });
  });

  it('follows redirects to the final URL', async () => {
    routes.set('/old', (_request, response) => response.writeHead(301, { location: 'new?x=1' }).end('moved'));
    routes.set('/new?x=1', (_request, response) => response.end('here'));
    expect(await read('/old')).toMatchObject({ url: `${base}/new?x=1`, status: 200, body: Buffer.from('here') });
  });

  it('returns any status with its body', async () => {
    routes.set('/', (_request, response) => response.writeHead(503, { 'retry-after': '7' }).end('later'));
    expect(await read('/')).toMatchObject({ status: 503, headers: { 'retry-after': '7' }, body: Buffer.from('later') });
    routes.set('/', (_request, response) => response.writeHead(304).end());
    expect(await read('/')).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('decompresses %s', async (encoding, compress) => {
    routes.set('/', (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('a text')),
    );
    expect((await read('/')).body.toString()).toBe('a text');
  });
});

describe('a hostile server', () => {
  const megabyte = 1_048_576;

  it('that redirects for ever is left after five redirects', async () => {
    routes.set('/', (_request, response) => response.writeHead(302, { location: '/' }).end());
    await expect(read('/')).rejects.toEqual(failsWith('redirects'));
    expect(requests).toHaveLength(6);
  });

  it.each(['gzip', 'br', 'deflate'])('with a %s bomb gets as far as the limit', async (encoding) => {
    const compress = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync }[encoding]!;
    const bomb = compress(Buffer.alloc(50 * megabyte));
    expect(bomb.length).toBeLessThan(megabyte);
    routes.set('/', (_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb));
    await expect(read('/')).rejects.toEqual(failsWith('too_large'));
  });

  it.each([
    ['an endless body', {}],
    ['an endless body in gzip', { 'content-encoding': 'gzip' }],
  ])('with %s gets as far as the limit', async (_title, headers) => {
    const chunk = 'content-encoding' in headers ? gzipSync('') : Buffer.alloc(65_536);
    routes.set('/', (_request, response) => {
      response.writeHead(200, headers);
      const send = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    });
    await expect(read('/', { maxBytes: 100_000 })).rejects.toEqual(failsWith('too_large'));
  });

  it('that announces too much is not read', async () => {
    routes.set('/', (_request, response) => {
      response.writeHead(200, { 'content-length': 2 * megabyte });
      response.write('x');
    });
    await expect(read('/')).rejects.toEqual(failsWith('too_large'));
  });

  it.each([
    ['announces less than it sends', { 'content-length': '3' }, 'abcdef'],
    ['lies about its encoding', { 'content-encoding': 'gzip' }, 'no gzip at all'],
    ['has an unknown encoding', { 'content-encoding': 'zip' }, 'text'],
    ['nests encodings', { 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync('text'))],
    ['cuts its gzip', { 'content-encoding': 'gzip' }, gzipSync('a'.repeat(1_000)).subarray(0, 12)],
  ])('that %s fails the call', async (_title, headers, body) => {
    routes.set('/', (request, response) => {
      // Below HTTP, which would not send a wrong length.
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      request.socket.write(`HTTP/1.1 200 OK\r\nconnection: close\r\n${lines.join('')}\r\n`);
      request.socket.end(body);
      response.destroy();
    });
    const outcome = await read('/').then(
      ({ body: content }) => content.toString(),
      (error: { failure: string }) => error.failure,
    );
    expect(['invalid', 'network', 'abc']).toContain(outcome);
  });

  it.each([
    ['never answers', () => undefined],
    ['stops in its body', (_request: unknown, response: any) => response.writeHead(200).write('<rss>')],
  ] as [string, RequestListener][])('that %s fails at the time limit', async (_title, route) => {
    routes.set('/', route);
    await expect(read('/', { timeoutMs: 300 })).rejects.toEqual(failsWith('timeout'));
  });

  it('with endless headers fails the call', async () => {
    routes.set('/', ({ socket }) => socket.write(`HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(10_000)}`));
    await expect(read('/')).rejects.toEqual(failsWith('invalid'));
  });

  it('that does not speak HTTP fails the call', async () => {
    routes.set('/', ({ socket }) => socket.end('220 smtp.example ESMTP\r\n'));
    await expect(read('/')).rejects.toEqual(failsWith('invalid'));
  });

  it('is left when the caller aborts', async () => {
    const caller = new AbortController();
    routes.set('/', () => caller.abort(new Error('the job ended')));
    await expect(read('/', { signal: caller.signal })).rejects.toThrow('the job ended');
  });
});
