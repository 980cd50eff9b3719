import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Backlog } from './backlog';
import type { Channels, Subscriber } from './channels';
import { TokenBucket, type Limits } from './limits';
import { closeCodes, errorFrame, eventFrame, pingFrame } from './protocol';
import type { Revocations } from './revocations';
import type { SocketsByOwner } from '../socketsByOwner';
import type { AppKey, SignatureOwner } from './signature';
import type { UnauthenticatedSockets } from './unauthenticatedSockets';

const createSocketIdPart = (): number => randomInt(1, 2 ** 48 - 1);

/** The part of a pino logger that the hub uses. */
export type HubLog = { warn(fields: object, message: string): void };

/** What the product allows on its channels. */
export type HubRules = {
  /** Whether clients may subscribe to a channel of this name at all, with a signature. */
  isChannel(name: string): boolean;
  /** Whether subscribers of a channel may send each other this client event. */
  allowsClientEvent(channel: string, event: string): boolean;
  isSessionEnded(sessionId: string): boolean;
};

/** State shared by all connections and requests of the HTTP API. */
export type HubState = {
  readonly app: AppKey & { appId: string };
  readonly limits: Limits;
  readonly rules: HubRules;
  readonly log: HubLog | undefined;
  readonly channels: Channels<Connection>;
  readonly backlog: Backlog;
  readonly revocations: Revocations;
  /** By socket id. */
  readonly connections: Map<string, Connection>;
  readonly owners: SocketsByOwner<Connection>;
  readonly unauthenticated: UnauthenticatedSockets<Connection>;
  readonly counters: { connected: number; messagesSent: number; dropped: number };
};

/** One client's socket with its channels, its user and its rate limits. */
export class Connection implements Subscriber {
  /** Part of every signature, so it must not be guessable. */
  readonly socketId = `${createSocketIdPart()}.${createSocketIdPart()}`;
  /** Sequence number: an older connection has a lower one. */
  readonly number: number;
  readonly channels = new Map<string, string | undefined>();
  readonly clientEvents: TokenBucket;
  /** Set by signing in. */
  user: { id: string; info: unknown } | undefined;
  /** Sessions that authorised its channels, by id. It closes when one of them ends. */
  readonly owners = new Map<string, SignatureOwner>();
  private readonly hub: HubState;
  private readonly socket: WebSocket;
  /** Receives finished frames directly, because `socket` would frame the text again for each receiver. */
  private readonly stream: Duplex;
  private readonly frames: TokenBucket;
  rejectedSubscriptions = 0;
  private readonly openedMs: number;
  private lastActivityMs: number;
  private pingedMs: number | undefined;

  constructor(
    hub: HubState,
    socket: WebSocket,
    stream: Duplex,
    /** Key of the client's address, or of its network. */
    readonly address: string,
  ) {
    const { limits } = hub;
    const nowMs = performance.now();
    this.hub = hub;
    this.socket = socket;
    this.stream = stream;
    this.number = ++hub.counters.connected;
    this.frames = new TokenBucket(limits.frameBurst, limits.framesPerSecond, nowMs);
    this.clientEvents = new TokenBucket(limits.clientEventsPerSecond, limits.clientEventsPerSecond, nowMs);
    this.lastActivityMs = nowMs;
    this.openedMs = nowMs;
    this.send(
      eventFrame('pusher:connection_established', {
        socket_id: this.socketId,
        activity_timeout: limits.activitySeconds,
      }),
    );
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  get bufferedBytes(): number {
    return this.stream.writableLength;
  }

  /** Writes a finished frame. Closes a client that reads too slowly instead: it reconnects and catches up. */
  send(frame: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.stream.writableLength > 0 && this.hub.backlog.exceedsLimit(this)) return this.dropSlow();
    this.stream.write(frame);
    this.hub.counters.messagesSent++;
  }

  private dropSlow(): void {
    this.hub.counters.dropped++;
    this.hub.log?.warn({ socketId: this.socketId, bufferedBytes: this.bufferedBytes }, 'live: slow client dropped');
    this.socket.terminate();
  }

  /** Sends an error event. The connection stays open. */
  sendError(code: number, message: string): void {
    this.send(errorFrame(code, message));
  }

  /** Removes the socket from all its channels immediately, then closes it. */
  close(code: number, reason: string): void {
    this.release();
    this.socket.close(code, reason);
  }

  /** Protects this socket from eviction after a valid signature. */
  markAuthenticated(): void {
    this.hub.unauthenticated.delete(this);
  }

  /** Deletes all state of this socket. Safe to repeat. */
  release(): void {
    this.hub.channels.leaveAll(this);
    this.hub.connections.delete(this.socketId);
    this.hub.unauthenticated.delete(this);
    this.hub.backlog.delete(this);
    for (const owner of this.owners.values()) this.hub.owners.delete(this, owner);
  }

  /**
   * Records that the client sent a frame, and counts it against the rate limit.
   * @returns false if the client is closed or closing, or if it exceeded the limit and is closed for it
   */
  recordActivity(nowMs: number): boolean {
    if (!this.isOpen) return false;
    this.lastActivityMs = nowMs;
    this.pingedMs = undefined;
    if (this.frames.take(nowMs)) return true;
    this.hub.log?.warn({ socketId: this.socketId }, 'live: closed, too many messages');
    this.close(closeCodes.overCapacity, 'Too many messages');
    return false;
  }

  /** Pings an idle client. Closes one that does not reply, does not authorise a channel, or is too old. */
  checkAlive(nowMs: number): void {
    const { activitySeconds, pongSeconds, unauthenticatedSeconds, connectionSeconds, bufferedBytes } = this.hub.limits;
    const ageSeconds = (nowMs - this.openedMs) / 1000;
    // Replies of ws to the client's pings are not counted when they are written.
    if (this.bufferedBytes > bufferedBytes) this.dropSlow();
    else if (ageSeconds >= connectionSeconds) this.close(closeCodes.reconnect, 'Authorise again');
    else if (ageSeconds >= unauthenticatedSeconds && this.hub.unauthenticated.has(this))
      this.close(closeCodes.overCapacity, 'No channel authorised in time');
    else if (this.pingedMs !== undefined) {
      if (nowMs - this.pingedMs >= pongSeconds * 1000) this.close(closeCodes.noPong, 'Pong reply not received');
    } else if (nowMs - this.lastActivityMs >= activitySeconds * 1000) {
      this.pingedMs = nowMs;
      this.send(pingFrame);
    }
  }
}
