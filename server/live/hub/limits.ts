/** Limits of the hub: per socket, unless the name or comment states otherwise. Sizes are in bytes. */
export const defaultLimits = {
  /** The hub pings a client that sent nothing for this long. */
  activitySeconds: 30,
  /** The hub closes a pinged client that does not reply for this long. */
  pongSeconds: 15,
  channels: 200,
  clientEventsPerSecond: 10,
  clientEventBytes: 256,
  /** Token bucket of a client's frames. The burst lets it resubscribe to all its channels. */
  frameBurst: 300,
  framesPerSecond: 30,
  /** Bytes buffered for one slow client, and for all of them together. */
  bufferedBytes: 1024 * 1024,
  totalBufferedBytes: 32 * 1024 * 1024,
  /** Sockets without a valid signature in the whole hub, and those of one address. The oldest of an address is evicted. */
  unauthenticatedSockets: 2_000,
  unauthenticatedSocketsPerAddress: 1_000,
  /** A socket without a valid signature is closed after as many rejected subscriptions. */
  rejectedSubscriptions: 20,
  /** A socket without a valid signature for this long is closed. */
  unauthenticatedSeconds: 60,
  /** Every socket is closed after this time, so that its client authorises again: an expired session sends no event. */
  connectionSeconds: 12 * 60 * 60,
  socketsPerSession: 30,
  socketsPerAccount: 60,
  /** Sessions whose signatures one socket may use. */
  ownersPerSocket: 5,
  presenceMembers: 100,
  presenceDataBytes: 2_048,
  eventDataBytes: 10_240,
};

export type Limits = typeof defaultLimits;

/** Token bucket: allows `perSecond` on average, and `burst` at once. */
export class TokenBucket {
  private readonly burst: number;
  private readonly perSecond: number;
  private tokens: number;
  private refilledMs: number;

  constructor(burst: number, perSecond: number, nowMs: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.tokens = burst;
    this.refilledMs = nowMs;
  }

  /**
   * Takes one token.
   * @param nowMs time of a monotonic clock
   * @returns false when the bucket is empty
   */
  take(nowMs: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((nowMs - this.refilledMs) / 1000) * this.perSecond);
    this.refilledMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
