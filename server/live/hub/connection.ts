import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Backlog } from './backlog';
import type { Channels, Subscriber } from './channels';
import { Bucket, type Limits } from './limits';
import { closeCodes, errorFrame, eventFrame, pingFrame } from './protocol';
import type { Revocations } from './revocations';
import type { AppKey } from './signature';

const socketIdPart = (): number => randomInt(1, 2 ** 48 - 1);

/** The part of a pino logger that the hub uses. */
export type HubLog = { warn(fields: object, message: string): void };

/** What every connection and every call of the HTTP API share. */
export type HubState = {
  readonly app: AppKey & { appId: string };
  readonly limits: Limits;
  readonly log: HubLog | undefined;
  readonly channels: Channels<Connection>;
  readonly backlog: Backlog;
  readonly revocations: Revocations;
  /** By socket id. */
  readonly connections: Map<string, Connection>;
  /** Those that showed nothing signed, oldest first, as a set keeps the order of arrival. */
  readonly unproven: Set<Connection>;
  readonly counters: { connected: number; messagesSent: number; dropped: number };
};

/** One client's socket: what it is on, who it is, and what it may still do. */
export class Connection implements Subscriber {
  /** Signatures name it, so nobody may guess it. */
  readonly socketId = `${socketIdPart()}.${socketIdPart()}`;
  /** Counts up, so that of two connections the lower one is older. */
  readonly number: number;
  readonly channels = new Map<string, string | undefined>();
  readonly clientEvents: Bucket;
  /** Set by signing in. */
  user: { id: string; info: unknown } | undefined;
  /** The session that authorised its channels, and the person whose it is. */
  owners: readonly string[] = [];
  private readonly hub: HubState;
  private readonly socket: WebSocket;
  /** Frames are written past `socket`, which would frame them again for each receiver. */
  private readonly stream: Duplex;
  private readonly frames: Bucket;
  private heardMs: number;
  private pingedMs: number | undefined;

  constructor(hub: HubState, socket: WebSocket, stream: Duplex, nowMs: number) {
    const { limits } = hub;
    this.hub = hub;
    this.socket = socket;
    this.stream = stream;
    this.number = ++hub.counters.connected;
    this.frames = new Bucket(limits.frameBurst, limits.framesPerSecond, nowMs);
    this.clientEvents = new Bucket(limits.clientEventsPerSecond, limits.clientEventsPerSecond, nowMs);
    this.heardMs = nowMs;
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

  get waitingBytes(): number {
    return this.stream.writableLength;
  }

  /** Writes a finished frame; a reader that is too far behind is dropped instead, and catches up by itself. */
  send(frame: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (this.stream.writableLength > 0 && this.hub.backlog.isTooMuch(this)) {
      this.hub.counters.dropped++;
      this.hub.log?.warn({ socketId: this.socketId, waitingBytes: this.waitingBytes }, 'live: slow reader dropped');
      this.socket.terminate();
      return;
    }
    this.stream.write(frame);
    this.hub.counters.messagesSent++;
  }

  /** Tells the client what it did wrong; the connection stays. */
  complain(code: number, message: string): void {
    this.send(errorFrame(code, message));
  }

  /** Takes the socket off all its channels at once, then closes it. */
  close(code: number, reason: string): void {
    this.forget();
    this.socket.close(code, reason);
  }

  /** Keeps this socket when room is made: something signed for it was shown. */
  prove(): void {
    this.hub.unproven.delete(this);
  }

  /** Lets go of everything held for this socket. Safe to repeat. */
  forget(): void {
    this.hub.channels.leaveAll(this);
    this.hub.connections.delete(this.socketId);
    this.hub.unproven.delete(this);
    this.hub.backlog.forget(this);
  }

  /**
   * Notes that the client sent something, which shows that it lives.
   * @returns false if the client is closed or closing, or sends too much and is closed for it
   */
  hears(nowMs: number): boolean {
    if (!this.isOpen) return false;
    this.heardMs = nowMs;
    this.pingedMs = undefined;
    if (this.frames.take(nowMs)) return true;
    this.hub.log?.warn({ socketId: this.socketId }, 'live: closed for sending too much');
    this.close(closeCodes.overCapacity, 'Too many messages');
    return false;
  }

  /** Pings a silent client, and closes one that stays silent. */
  checkAlive(nowMs: number): void {
    const { activitySeconds, pongSeconds } = this.hub.limits;
    if (this.pingedMs !== undefined) {
      if (nowMs - this.pingedMs >= pongSeconds * 1000) this.close(closeCodes.noPong, 'Pong reply not received');
    } else if (nowMs - this.heardMs >= activitySeconds * 1000) {
      this.pingedMs = nowMs;
      this.send(pingFrame);
    }
  }
}
