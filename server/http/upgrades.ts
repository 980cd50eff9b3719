import type { FastifyInstance } from 'fastify';
import type { WebSocketServer } from 'ws';
import type { Hub } from '../live/hub';

/** Routes WebSocket upgrades to GraphQL subscriptions or to the live hub. */
export function routeUpgrades(http: FastifyInstance, subscriptions: WebSocketServer, hub: Hub | undefined): void {
  http.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] === '/graphql') {
      subscriptions.handleUpgrade(request, socket, head, (client) => subscriptions.emit('connection', client, request));
    } else if (!hub?.handleUpgrade(request, socket, head)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    }
  });
  http.addHook('preClose', async () => {
    for (const client of subscriptions.clients) client.close(1001, 'Server is going away');
  });
}
