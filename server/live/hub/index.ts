import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type ServerOptions } from 'ws';
import { accept } from './accept';
import { Backlog } from './backlog';
import { Channels } from './channels';
import { handleApiCall } from './httpApi';
import { defaultLimits, type Limits } from './limits';
import { closeCodes, eventFrame } from './protocol';
import { Revocations } from './revocations';
import type { HubLog, HubState } from './connection';

export type HubOptions = { appId: string; key: string; secret: string; log?: HubLog; limits?: Partial<Limits> };

/** The live hub: a stand-in for hosted Pusher on the product's own port. */
export type Hub = {
  /**
   * Takes the upgrade of a WebSocket at `/app/{key}`.
   * @returns false when the path is not the hub's, and the socket is still the caller's
   */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /**
   * Answers a call of the signed HTTP API under `/apps/`.
   * @param body the raw bytes, as the signature covers them
   * @returns false when the path is not the hub's, and the response is still the caller's
   */
  handleHttp(request: IncomingMessage, response: ServerResponse, body: Buffer): boolean;
  /** Sends an event to the subscribers of a channel. @param data JSON text of at most `limits.eventDataBytes` */
  publish(channel: string, name: string, data: string): void;
  /**
   * Ends every subscription to a channel, for when access to it changed: closes the sockets on it with "reconnect at
   * once", and takes no signature made before. Whoever may still read it authorises again.
   */
  closeChannel(name: string): void;
  /** Notes which session, and which person, a socket belongs to. Nothing happens when the socket is elsewhere or gone. */
  own(socketId: string, ...owners: string[]): void;
  /** Closes the sockets of a session or person with "reconnect at once": they must show new signatures. */
  closeOwned(owner: string): void;
  /** Closes all sockets with "reconnect at once" and takes no more. Resolves when all are gone, after 3 s at most. */
  shutdown(): Promise<void>;
  /** `messagesSent` and `dropped` (readers closed for being too slow) count up from the start. */
  stats(): { sockets: number; channels: number; messagesSent: number; dropped: number };
};

const maxPayloadBytes = 64 * 1024;
const closeTimeoutMs = 3_000;

/**
 * Makes a hub that speaks the Pusher Channels protocol, so that the official `pusher` and `pusher-js` work with it.
 * @param options.limits what one client may cost, where it should differ from the defaults
 */
export function createHub({ appId, key, secret, log, limits: overrides }: HubOptions): Hub {
  const limits = { ...defaultLimits, ...overrides };
  const hub: HubState = {
    app: { appId, key, secret },
    limits,
    log,
    channels: new Channels(),
    backlog: new Backlog(limits.waitingBytes, limits.waitingBytesOfAll),
    revocations: new Revocations(),
    connections: new Map(),
    unproven: new Set(),
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
  const sweeping = setInterval(() => sweep(hub), Math.min(1_000, (limits.pongSeconds * 1000) / 4));
  sweeping.unref();
  let isClosing = false;

  return {
    handleUpgrade(request, socket, head) {
      const url = URL.parse(request.url ?? '', 'http://hub');
      if (!url?.pathname.startsWith('/app/')) return false;
      if (isClosing) {
        socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      } else {
        server.handleUpgrade(request, socket, head, (webSocket) => accept(hub, webSocket, socket, url));
      }
      return true;
    },
    handleHttp(request, response, body) {
      if (!request.url?.startsWith('/apps/')) return false;
      handleApiCall(hub, request, response, body);
      return true;
    },
    publish(channel, name, data) {
      if (hub.channels.socketsOf(channel).size > 0) hub.channels.broadcast(channel, eventFrame(name, data, channel));
    },
    own(socketId, ...owners) {
      const connection = hub.connections.get(socketId);
      if (connection) connection.owners = owners;
    },
    closeOwned(owner) {
      for (const connection of hub.connections.values()) {
        if (connection.owners.includes(owner))
          connection.close(closeCodes.reconnect, 'Access changed: authorise again');
      }
    },
    closeChannel(name) {
      hub.revocations.revoke(name, hub.counters.connected);
      for (const connection of hub.channels.socketsOf(name))
        connection.close(closeCodes.reconnect, 'Access changed: authorise again');
    },
    async shutdown() {
      isClosing = true;
      clearInterval(sweeping);
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

function sweep(hub: HubState): void {
  const nowMs = performance.now();
  for (const connection of hub.connections.values()) connection.checkAlive(nowMs);
  hub.backlog.sweep();
}
