import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { lookup } from 'node:dns/promises';

/**
 * Listens on the other addresses of localhost, such as the IPv6 one, for a server that listens on one of them. Fastify does so
 * only without a server factory.
 */
export async function listenOnLocalhost(server: Server): Promise<void> {
  const main = server.address() as AddressInfo;
  for (const { address } of await lookup('localhost', { all: true })) {
    if (address === main.address) continue;
    const binding = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    binding.listen(main.port, address);
    // The address may be unavailable, as that of IPv6 is in some containers.
    await once(binding, 'listening').catch(() => undefined);
    server.once('close', () => binding.close());
  }
}
