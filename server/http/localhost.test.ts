import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listenOnLocalhost } from './localhost';

/** As where localhost has an IPv4 and an IPv6 address. The last one cannot be bound. */
const addresses = ['127.0.0.1', '127.0.0.2', '203.0.113.1'];
vi.mock('node:dns/promises', () => ({ lookup: async () => addresses.map((address) => ({ address })) }));

it('answers on every address of localhost until the server closes', async () => {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await listenOnLocalhost(server);
  const answer = async (address: string) => (await fetch(`http://${address}:${port}`)).text();
  expect(await Promise.all(['127.0.0.1', '127.0.0.2'].map(answer))).toEqual(['ok', 'ok']);
  server.closeIdleConnections();
  server.close();
  await once(server, 'close');
  await expect(answer('127.0.0.2')).rejects.toThrow('fetch failed');
});
