import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Backlog } from './backlog';
import type { Channels, Subscriber } from './channels';
import { TokenBucket, type Limits } from './limits';
import { closeCodes, errorFrame, eventFrame, pingFrame } from './protocol';
import type { Revocations } from './revocations';
import type { AppKey } from './signature';

const createSocketIdPart = (): number => randomInt(1, 2 ** 48 - 1);

/** The part of a pino logger that the hub uses. */
export type HubLog = { warn(fields: object, message: string): void };

/** State shared by all connections and requests of the HTTP API. */
export type HubState = {
  readonly app: AppKey & { appId: string };
  readonly limits: Limits;
  readonly log: HubLog | undefined;
  readonly channels: Channels<Connection>;
  readonly backlog: Backlog;
  readonly revocations: Revocations;
  /** By socket id. */
  readonly connections: Map<string, Connection>;
  /** Connections without a valid signature, oldest first: a set keeps insertion order. */
  readonly unauthenticated: Set<Connection>;
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
  /** Ids of the session that authorised its channels and of the session's account. */
  owners: readonly string[] = [];
  private readonly hub: HubState;
  private readonly socket: WebSocket;
  /** Receives finished frames directly, because `socket` would frame the text again for each receiver. */
  private readonly stream: Duplex;
  private readonly frames: TokenBucket;
  private lastActivityMs: number;
  private pingedMs: number | undefined;

  constructor(hub: HubState, socket: WebSocket, stream: Duplex, nowMs: number) {
    const { limits } = hub;
    this.hub = hub;
    this.socket = socket;
    this.stream = stream;
    this.number = ++hub.counters.connected;
    this.frames = new TokenBucket(limits.frameBurst, limits.framesPerSecond, nowMs);
    this.clientEvents = new TokenBucket(limits.clientEventsPerSecond, limits.clientEventsPerSecond, nowMs);
    this.lastActivityMs = nowMs;
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
    if (this.stream.writableLength > 0 && this.hub.backlog.exceedsLimit(this)) {
      this.hub.counters.dropped++;
      this.hub.log?.warn({ socketId: this.socketId, bufferedBytes: this.bufferedBytes }, 'live: slow client dropped');
      this.socket.terminate();
      return;
    }
    this.stream.write(frame);
    this.hub.counters.messagesSent++;
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

  /** Pings an idle client, and closes it when it does not reply. */
  checkAlive(nowMs: number): void {
    const { activitySeconds, pongSeconds } = this.hub.limits;
    if (this.pingedMs !== undefined) {
      if (nowMs - this.pingedMs >= pongSeconds * 1000) this.close(closeCodes.noPong, 'Pong reply not received');
    } else if (nowMs - this.lastActivityMs >= activitySeconds * 1000) {
      this.pingedMs = nowMs;
      this.send(pingFrame);
    }
  }
}
