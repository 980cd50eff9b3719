// @vitest-environment happy-dom
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { getSocketId } from '../http/socketId';
import { stubFetch } from '../auth/testing';
import { LiveConnection } from './liveConnection';
import { connectPusher } from './pusher';

/** pusher-js against a minimal server of the protocol. */
let server: WebSocketServer;
let sockets: WebSocket[];
let live: LiveConnection;
/** Sockets with an authenticated user. */
let signedIn: unknown[];
const send = (socket: WebSocket, event: string, data: unknown, channel?: string) =>
  socket.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets = [];
  signedIn = [];
  stubFetch(({ url, body }) => ({
    status: url === '/api/messages/pusher/user-auth' ? 200 : 404,
    body: {
      auth: 'test-key:user',
      user_data: JSON.stringify({ id: 'ann', on: (body as { socket_id: string }).socket_id }),
    },
  }));
  await once(server, 'listening');
  server.on('connection', (socket) => {
    sockets.push(socket);
    send(socket, 'pusher:connection_established', { socket_id: `1.${sockets.length}`, activity_timeout: 30 });
    socket.on('message', (raw) => {
      const { event, data } = JSON.parse(String(raw)) as {
        event: string;
        data: { auth: string; channel: string; user_data: string };
      };
      if (event === 'pusher:signin') signedIn.push(JSON.parse(data.user_data).on);
      if (event === 'pusher:subscribe' && data.auth === 'test-key:sig')
        send(socket, 'pusher_internal:subscription_succeeded', {}, data.channel);
    });
  });
  const { port } = server.address() as AddressInfo;
  live = new LiveConnection({
    authorize: async ({ appKey }) => ({ auth: `${appKey}:sig` }),
    createPusher: (authorize) =>
      connectPusher({ key: 'test-key', cluster: 'mt1', wsHost: '127.0.0.1', wsPort: port, forceTLS: false }, authorize),
  });
});
afterEach(async () => {
  live.setCredentials(null, null);
  for (const socket of sockets) socket.terminate();
  server.close();
  await once(server, 'close');
  vi.unstubAllGlobals();
});

test('pusher-js connects, subscribes, receives events, reconnects after a drop, and closes', async () => {
  const ready = vi.fn();
  const handler = vi.fn();
  live.onReady(ready);
  live.subscribe('private-post-1', { 'post.counted': handler });
  live.setCredentials({ id: 'ann', username: 'ann' }, 'token');
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1));
  expect([live.getState(), getSocketId()]).toEqual(['connected', '1.1']);

  send(sockets[0]!, 'post.counted', { eventId: '1', likeCount: 2 }, 'private-post-1');
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith({ eventId: '1', likeCount: 2 }, {}));

  sockets[0]!.close(4200, 'going away');
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect([live.getState(), getSocketId()]).toEqual(['connected', '1.2']);
  send(sockets[1]!, 'post.counted', { eventId: '2', likeCount: 3 }, 'private-post-1');
  await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(2));

  await vi.waitFor(() => expect(signedIn).toEqual(['1.1', '1.2']));

  live.setCredentials(null, null);
  expect([live.getState(), getSocketId()]).toEqual(['disconnected', undefined]);
  await vi.waitFor(() => expect(sockets[1]!.readyState).toBe(sockets[1]!.CLOSED));
});

test('pusher-js retries a refused attempt at once on retryNow', async () => {
  live.setCredentials({ id: 'ann', username: 'ann' }, 'token');
  await vi.waitFor(() => expect(live.getState()).toBe('connected'));
  const reject = vi.spyOn(server, 'shouldHandle').mockReturnValue(false);
  sockets[0]!.close(4200, 'going away');
  await vi.waitFor(() => expect(reject).toHaveBeenCalled());
  expect([live.getState(), getSocketId()]).toEqual(['connecting', undefined]);
  reject.mockRestore();
  live.retryNow();
  await vi.waitFor(() => expect([live.getState(), getSocketId()]).toEqual(['connected', '1.2']), { timeout: 5_000 });
});

test('pusher-js reports a server that closes the connection as an error', async () => {
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.close(4001, 'no such application');
  });
  live.setCredentials({ id: 'ann', username: 'ann' }, 'token');
  await vi.waitFor(() => expect(live.getState()).toBe('error'));
});
