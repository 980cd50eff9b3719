import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { WebSocketServer } from 'ws';
import { rateLimitKey } from '../core/rateLimitKey';
import type { Hub } from '../live/hub';

/** Open WebSockets of one address, of the hub and of GraphQL together. Many people may share an address. */
const maxSocketsPerAddress = 2_000;

type Targets = {
  subscriptions: WebSocketServer;
  hub: Hub | undefined;
  addressOf: (request: IncomingMessage) => string;
};

/** Routes WebSocket upgrades to GraphQL subscriptions or to the live hub. */
export function routeUpgrades(http: FastifyInstance, { subscriptions, hub, addressOf }: Targets): void {
  const socketsByAddress = new Map<string, number>();
  http.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const address = rateLimitKey(addressOf(request));
    if (!countSocket(socketsByAddress, address, socket)) {
      refuse(
        socket,
        '429 Too Many Requests\r\nRetry-After: 10',
        `An address may have ${maxSocketsPerAddress} live connections.`,
      );
    } else if (request.url?.split('?')[0] === '/graphql') {
      subscriptions.handleUpgrade(request, socket, head, (client) => subscriptions.emit('connection', client, request));
    } else if (!hub?.handleUpgrade(request, socket, head, address)) {
      refuse(socket, '404 Not Found', 'No WebSocket here.');
    }
  });
  http.addHook('preClose', async () => {
    for (const client of subscriptions.clients) client.close(1001, 'Server is going away');
  });
}

/** Counts a socket until it closes. @returns false when its address has too many */
function countSocket(counts: Map<string, number>, address: string, socket: Duplex): boolean {
  const count = counts.get(address) ?? 0;
  if (count >= maxSocketsPerAddress) return false;
  counts.set(address, count + 1);
  socket.once('close', () => {
    const left = counts.get(address)! - 1;
    if (left === 0) counts.delete(address);
    else counts.set(address, left);
  });
  return true;
}

/** @param status the status line, and headers of its own */
function refuse(socket: Duplex, status: string, message: string): void {
  const headers = `Content-Type: text/plain\r\nContent-Length: ${message.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${message}`);
}
