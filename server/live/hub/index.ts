import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type ServerOptions } from 'ws';
import { acceptConnection } from './acceptConnection';
import { Backlog } from './backlog';
import { SocketsByOwner } from '../socketsByOwner';
import { Channels } from './channels';
import { handleApiRequest } from './httpApi';
import { defaultLimits, type Limits } from './limits';
import { closeCodes, eventFrame } from './protocol';
import { Revocations } from './revocations';
import { UnauthenticatedSockets } from './unauthenticatedSockets';
import type { Connection, HubLog, HubRules, HubState } from './connection';

export type { HubRules };

export type HubOptions = {
  appId: string;
  key: string;
  secret: string;
  log?: HubLog;
  limits?: Partial<Limits>;
  /** Without rules every channel and client event of the protocol is allowed. */
  rules?: HubRules;
};

const openRules: HubRules = {
  isChannel: () => true,
  allowsClientEvent: () => true,
  isSessionEnded: () => false,
};

/** The live hub: a stand-in for hosted Pusher on the product's own port. */
export type Hub = {
  /**
   * Handles the WebSocket upgrade of `/app/{key}`.
   * @param address key of the client's address, by which unauthenticated sockets are bounded
   * @returns false for any other path; the caller then handles the socket
   */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): boolean;
  /**
   * Handles a request of the signed HTTP API under `/apps/`.
   * @param body the raw bytes that the signature covers
   * @returns false for any other path; the caller then sends the response
   */
  handleHttp(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean;
  /** Sends an event to the subscribers of a channel. @param data JSON text of at most `limits.eventDataBytes` */
  publish(channel: string, name: string, data: string): void;
  /**
   * Ends every subscription to a channel after access to it changed. Closes its sockets with `reconnect` and rejects
   * signatures made before. Clients that still have access authorise again.
   */
  closeChannel(name: string): void;
  /** Closes the sockets that a session authorised a channel of, with `reconnect`. The rules refuse its signatures. */
  closeBySession(sessionId: string): void;
  /**
   * Closes the sockets that an account authorised a channel of, with `reconnect`, and rejects its signatures for all sockets
   * that are open. Clients that still have access authorise again.
   */
  closeByAccount(accountId: string): void;
  /** Closes all sockets with `reconnect` and accepts no more. Resolves when all are closed, after 3 s at most. */
  shutdown(): Promise<void>;
  /** `messagesSent` and `dropped` (sockets closed because they read too slowly) count from the start. */
  stats(): { sockets: number; channels: number; messagesSent: number; dropped: number };
};

const maxPayloadBytes = 64 * 1024;
const closeTimeoutMs = 3_000;

/**
 * Creates a hub that implements the Pusher Channels protocol, so that the official `pusher` and `pusher-js` work with it.
 * @param options.limits overrides of the default limits
 */
export function createHub({ appId, key, secret, log, limits: overrides, rules = openRules }: HubOptions): Hub {
  const limits = { ...defaultLimits, ...overrides };
  const hub: HubState = {
    app: { appId, key, secret },
    limits,
    rules,
    log,
    channels: new Channels(),
    backlog: new Backlog(limits.bufferedBytes, limits.totalBufferedBytes),
    revocations: new Revocations(),
    connections: new Map(),
    owners: new SocketsByOwner(limits),
    unauthenticated: new UnauthenticatedSockets(limits.unauthenticatedSockets, limits.unauthenticatedSocketsPerAddress),
    counters: { connected: 0, messagesSent: 0, dropped: 0 },
  };
  // closeTimeout is missing from the types of ws.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    clientTracking: true,
    closeTimeout: closeTimeoutMs,
  };
  const server = new WebSocketServer(options);
  const sweepTimer = setInterval(() => sweep(hub), Math.min(1_000, (limits.pongSeconds * 1000) / 4));
  sweepTimer.unref();
  let isClosing = false;

  return {
    handleUpgrade(request, socket, head, address) {
      const url = URL.parse(request.url ?? '', 'http://hub');
      if (!url?.pathname.startsWith('/app/')) return false;
      if (isClosing) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      } else {
        server.handleUpgrade(request, socket, head, (webSocket) =>
          acceptConnection(hub, webSocket, socket, { url, address }),
        );
      }
      return true;
    },
    handleHttp(request, response, body) {
      if (!request.url?.startsWith('/apps/')) return false;
      handleApiRequest(hub, request, response, body);
      return true;
    },
    publish(channel, name, data) {
      if (hub.channels.getSockets(channel).size > 0) hub.channels.broadcast(channel, eventFrame(name, data, channel));
    },
    closeBySession(sessionId) {
      closeAll(hub.owners.get(sessionId));
    },
    closeByAccount(accountId) {
      hub.revocations.revoke(accountId, hub.counters.connected);
      closeAll(hub.owners.get(accountId));
    },
    closeChannel(name) {
      hub.revocations.revoke(name, hub.counters.connected);
      closeAll(hub.channels.getSockets(name));
    },
    async shutdown() {
      isClosing = true;
      clearInterval(sweepTimer);
      for (const connection of hub.connections.values()) connection.close(closeCodes.reconnect, 'The server restarts');
      await Promise.all([...server.clients].map((client) => new Promise((resolve) => client.once('close', resolve))));
    },
    stats: () => ({
      sockets: hub.connections.size,
      channels: hub.channels.size,
      messagesSent: hub.counters.messagesSent,
      dropped: hub.counters.dropped,
    }),
  };
}

function closeAll(connections: Iterable<Connection>): void {
  for (const connection of connections) connection.close(closeCodes.reconnect, 'Access changed: authorise again');
}

function sweep(hub: HubState): void {
  const nowMs = performance.now();
  for (const connection of hub.connections.values()) connection.checkAlive(nowMs);
  hub.backlog.deleteDrained();
}
