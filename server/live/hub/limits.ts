/** What one client may cost. Sizes in bytes, counts per socket unless the name says otherwise. */
export const defaultLimits = {
  /** A client that was silent for this long is pinged. */
  activitySeconds: 30,
  /** A pinged client that stays silent for this long is closed. */
  pongSeconds: 15,
  channels: 200,
  clientEventsPerSecond: 10,
  /** Frames a client may send at once, say to subscribe again to all its channels, and then in every second. */
  frameBurst: 300,
  framesPerSecond: 30,
  /** Bytes that may wait for one slow reader, and for all of them together. */
  waitingBytes: 1024 * 1024,
  waitingBytesOfAll: 32 * 1024 * 1024,
  /** Sockets without any signed subscription, all together. The oldest makes room for the newest. */
  unprovenSockets: 2_000,
  presenceMembers: 100,
  presenceDataBytes: 2_048,
  eventDataBytes: 10_240,
};

export type Limits = typeof defaultLimits;

/** Allows `perSecond` on average, and `burst` at once. */
export class Bucket {
  private readonly burst: number;
  private readonly perSecond: number;
  private tokens: number;
  private filledMs: number;

  constructor(burst: number, perSecond: number, nowMs: number) {
    this.burst = burst;
    this.perSecond = perSecond;
    this.tokens = burst;
    this.filledMs = nowMs;
  }

  /** @param nowMs of a clock that never goes back */
  take(nowMs: number): boolean {
    this.tokens = Math.min(this.burst, this.tokens + ((nowMs - this.filledMs) / 1000) * this.perSecond);
    this.filledMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
