import { config } from '../config';

export type LoggedEvent = { id: string; type: string; data: unknown };

/** A page of the log. `next` is where to go on, which may be past the last event shown. */
export type EventPage = { events: LoggedEvent[]; next: string; hasMore: boolean };

type Parts = {
  /** Hands one event to whoever writes it into the cache. Called once for each id. */
  apply: (type: string, data: unknown) => void;
  /** Id of the newest event there is. */
  readLatest: () => Promise<string>;
  /** Reads the log after an id, oldest first. @throws GapTooOld when the log no longer reaches that far */
  readAfter: (id: string) => Promise<EventPage>;
  /** Reads again everything on the page: what to do when the missed events cannot be had. */
  refetchAll: () => Promise<unknown>;
  onChange: () => void;
};

/** The log does not remember everything since the last event seen. */
export class CursorExpiredError extends Error {}

const maxAppliedIds = 1_000;
const tries = 3;

/** What a page shows may have been read this long before the channel that tells of it is heard. */
const longestReadMs = config.apiTimeoutMs;
/** Channels of one page are asked for together, and heard one after the other. */
const replayDelayMs = 200;

/** The event came by its id alone: it is too large to travel, or is told to those only who may read it at that moment. */
const isPayloadOmitted = (data: unknown): boolean =>
  (data as { payloadOmitted?: unknown } | null)?.payloadOmitted === true;

/** Ids are positive whole numbers as text, too long for a number. */
const isNewer = (id: string, than: string) => id.length > than.length || (id.length === than.length && id > than);

/**
 * Puts live events in order and fills the gaps between connections. From the moment a connection is lost, events are
 * held back until what was missed has been read from the log and applied; nothing is applied twice. A channel that is
 * heard from now on may have missed something too: the log is read again from before its page was read.
 */
export class EventFeed {
  isCatchingUp = false;
  private isBuffering = true;
  private losses = 0;
  private isCatchUpQueued = false;
  private isStopped = false;
  private lastId: string | null = null;
  /** How far the log was known when, oldest first: back to one from before the longest read. */
  private known: { id: string; at: number }[] = [];
  private bufferCursor: string | null = null;
  private replayCursor: string | null = null;
  private start?: Promise<void>;
  private buffered: LoggedEvent[] = [];
  private reading = Promise.resolve();
  private readonly applied = new Set<string>();

  constructor(private readonly parts: Parts) {}

  /** Notes the newest event before the page reads anything: what comes after it may be missing from what was read. */
  begin(): void {
    this.start = this.recordLatest();
  }

  /** Takes a live event. One without an id is applied as it comes. */
  receive(type: string, data: unknown): void {
    if (this.isStopped) return;
    const id = (data as { eventId?: unknown } | null)?.eventId;
    if (typeof id !== 'string') this.parts.apply(type, data);
    else if (this.isBuffering) this.buffered.push({ id, type, data });
    else this.take({ id, type, data });
  }

  /** The connection is lost: later events may come before the ones that are missed now. */
  buffer(): void {
    this.bufferCursor = this.cursorBefore(Date.now() - longestReadMs);
    this.isBuffering = true;
    this.losses += 1;
  }

  /** The connection stands again, with all its channels: fills the gap, then lets go of what was held. */
  async catchUp(): Promise<void> {
    if (this.isCatchingUp) {
      this.isCatchUpQueued = true;
      return;
    }
    this.setCatchingUp(true);
    let losses: number;
    do {
      this.isCatchUpQueued = false;
      losses = this.losses;
      await this.start;
      await this.fillGap();
    } while (this.isCatchUpQueued && !this.isStopped);
    if (losses === this.losses) this.release();
    this.setCatchingUp(false);
  }

  /**
   * A channel is heard from now on. What comes waits until the log has been read again, so that nothing older is written
   * over it. While a gap is being filled, that covers it.
   * @param isLate it was wanted before the connection was lost, and the gap was filled without it
   */
  replayFrom(isLate: boolean): void {
    const from = isLate ? this.bufferCursor : this.cursorBefore(Date.now() - longestReadMs);
    if (from === null) return;
    if (this.replayCursor !== null) {
      if (isNewer(this.replayCursor, from)) this.replayCursor = from;
    } else if (!this.isBuffering) {
      this.isBuffering = true;
      this.replayCursor = from;
      const { losses } = this;
      setTimeout(() => void this.replay(losses), replayDelayMs);
    }
  }

  private async replay(losses: number): Promise<void> {
    const from = this.replayCursor!;
    this.replayCursor = null;
    await this.retryUntilRead(() => this.readGap(from));
    if (losses === this.losses && !this.isCatchingUp) this.release();
  }

  private cursorBefore(time: number): string | null {
    return (this.known.findLast(({ at }) => at <= time) ?? this.known[0])?.id ?? null;
  }

  /** Applies nothing any more. */
  stop(): void {
    this.isStopped = true;
  }

  private fillGap(): Promise<void> {
    return this.retryUntilRead(() => (this.lastId === null ? this.refetchFromLatest() : this.readGap(this.lastId)));
  }

  private async readOne(id: string): Promise<void> {
    // It may have come with the one before it.
    if (this.applied.has(id)) return;
    const { events } = await this.parts.readAfter(String(BigInt(id) - 1n));
    for (const event of events) this.applyOnce(event);
  }

  /** Three tries, then everything anew, until it is there. */
  private async retryUntilRead(read: () => Promise<void>): Promise<void> {
    for (let attempt = 1; !this.isStopped; attempt++) {
      try {
        return await (attempt > tries ? this.refetchFromLatest() : read());
      } catch (error) {
        // While nothing can be read, what came meanwhile keeps waiting: applied without the missing, it would hide the gap for good.
        if (error instanceof CursorExpiredError) attempt = tries;
        else if (attempt !== tries) await new Promise((resolve) => setTimeout(resolve, config.live.resubscribeMs));
      }
    }
  }

  private async readGap(after: string): Promise<void> {
    for (let position = after, hasMore = true; hasMore && !this.isStopped;) {
      const page = await this.parts.readAfter(position);
      for (const event of page.events) this.applyOnce(event);
      this.advanceTo(page.next);
      hasMore = page.hasMore && page.next !== position;
      position = page.next;
    }
  }

  private async refetchFromLatest(): Promise<void> {
    this.advanceTo(await this.parts.readLatest());
    await this.parts.refetchAll().catch(() => undefined);
  }

  private recordLatest(): Promise<void> {
    return this.parts.readLatest().then(
      (id) => this.advanceTo(id),
      () => undefined,
    );
  }

  private release(): void {
    this.isBuffering = false;
    for (const event of this.buffered.splice(0)) this.take(event);
  }

  private take(event: LoggedEvent): void {
    if (isPayloadOmitted(event.data))
      this.reading = this.reading.then(() => this.retryUntilRead(() => this.readOne(event.id)));
    else this.applyOnce(event);
  }

  private applyOnce({ id, type, data }: LoggedEvent): void {
    if (this.isStopped || this.applied.has(id)) return;
    this.applied.add(id);
    if (this.applied.size > maxAppliedIds) this.applied.delete(this.applied.values().next().value!);
    this.advanceTo(id);
    this.parts.apply(type, data);
  }

  private advanceTo(id: string): void {
    if (this.lastId !== null && !isNewer(id, this.lastId)) return;
    this.lastId = id;
    const at = Date.now();
    const settled = this.known.findLastIndex((one) => one.at <= at - longestReadMs);
    this.known = [...this.known.slice(Math.max(settled, 0)), { id, at }];
  }

  private setCatchingUp(value: boolean): void {
    this.isCatchingUp = value;
    this.parts.onChange();
  }
}
