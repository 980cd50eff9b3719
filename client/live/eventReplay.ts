import { config } from '../config';

export type LoggedEvent = { id: string; type: string; data: unknown };

/** A page of the event log. `endCursor` is where the next page starts; events hidden from the viewer leave gaps before it. */
export type EventPage = { events: LoggedEvent[]; endCursor: string; hasMore: boolean };

type Options = {
  /** Dispatches one event. Called once per id. */
  apply: (type: string, data: unknown) => void;
  /** Reads the id of the newest event in the log. */
  readLatest: () => Promise<string>;
  /** Reads the log after an id, oldest first. @throws CursorExpiredError when the log no longer reaches back to the id */
  readAfter: (id: string) => Promise<EventPage>;
  /** Refetches everything on the page, when missed events cannot be replayed. */
  refetchAll: () => Promise<unknown>;
  onChange: () => void;
};

/** The event log no longer reaches back to the cursor. */
export class CursorExpiredError extends Error {}

const maxAppliedIds = 1_000;
const maxAttempts = 3;

/** A query of the page may have read its data this long before the subscription of its channel starts. */
const maxQueryAgeMs = config.apiTimeoutMs;
/** Batches the replays of channels that are subscribed together. */
const replayDelayMs = 200;

/** The event carries its id only: its payload is too large, or is authorised at the moment of reading. */
const isPayloadOmitted = (data: unknown): boolean =>
  (data as { payloadOmitted?: unknown } | null)?.payloadOmitted === true;

const waitBeforeRetry = () => new Promise((resolve) => setTimeout(resolve, config.live.resubscribeMs));

/** Ids are positive integers as text, because they exceed the range of a number. */
const isNewer = (id: string, than: string) => id.length > than.length || (id.length === than.length && id > than);

/**
 * Orders and deduplicates live events, and replays the ones missed between connections. From a disconnect on, events are
 * buffered until the missed ones have been read from the event log and applied. A newly subscribed channel may have missed
 * events, too: the log is replayed from before the page's queries ran.
 */
export class EventReplay {
  isCatchingUp = false;
  private isBuffering = true;
  private disconnects = 0;
  private isCatchUpQueued = false;
  private isStopped = false;
  private lastId: string | null = null;
  /** Newest known event ids with their times, oldest first: back to one from before the oldest query. */
  private cursors: { id: string; at: number }[] = [];
  private disconnectCursor: string | null = null;
  private replayCursor: string | null = null;
  private startCursorRead?: Promise<void>;
  private buffered: LoggedEvent[] = [];
  private omittedReads = Promise.resolve();
  private readonly applied = new Set<string>();

  constructor(private readonly options: Options) {}

  /** @param latestEventId read before the page ran its queries: later events may be missing from their results */
  start(latestEventId: Promise<string>): void {
    this.startCursorRead = latestEventId.then(
      (id) => this.advanceTo(id),
      () => undefined,
    );
  }

  /** Handles a live event. An event without an id is applied at once. */
  receive(type: string, data: unknown): void {
    if (this.isStopped) return;
    const id = (data as { eventId?: unknown } | null)?.eventId;
    if (typeof id !== 'string') this.options.apply(type, data);
    else if (this.isBuffering) this.buffered.push({ id, type, data });
    else this.process({ id, type, data });
  }

  /** Buffers events from a disconnect on: later events may arrive before the missed ones. */
  startBuffering(): void {
    this.disconnectCursor = this.cursorBefore(Date.now() - maxQueryAgeMs);
    this.isBuffering = true;
    this.disconnects += 1;
  }

  /** Fills the gap after a reconnection with all its channels, then drains the buffer. */
  async catchUp(): Promise<void> {
    if (this.isCatchingUp) {
      this.isCatchUpQueued = true;
      return;
    }
    this.setCatchingUp(true);
    let disconnects: number;
    do {
      this.isCatchUpQueued = false;
      disconnects = this.disconnects;
      await this.startCursorRead;
      await this.fillGap();
    } while (this.isCatchUpQueued && !this.isStopped);
    if (disconnects === this.disconnects) this.drain();
    this.setCatchingUp(false);
  }

  /**
   * Replays the log for a channel that is subscribed now, and buffers live events until then, so that no older event
   * overwrites a newer one. A gap that is being filled already covers the channel.
   * @param wasDisconnected the channel was subscribed before the disconnect, and `catchUp` ran without it
   */
  replayForChannel(wasDisconnected: boolean): void {
    const from = wasDisconnected ? this.disconnectCursor : this.cursorBefore(Date.now() - maxQueryAgeMs);
    if (from === null) return;
    if (this.replayCursor !== null) {
      if (isNewer(this.replayCursor, from)) this.replayCursor = from;
    } else if (!this.isBuffering) {
      this.isBuffering = true;
      this.replayCursor = from;
      const { disconnects } = this;
      setTimeout(() => void this.replay(disconnects), replayDelayMs);
    }
  }

  private async replay(disconnects: number): Promise<void> {
    const from = this.replayCursor!;
    this.replayCursor = null;
    await this.retryOrRefetch(() => this.readGap(from));
    if (disconnects === this.disconnects && !this.isCatchingUp) this.drain();
  }

  private cursorBefore(time: number): string | null {
    return (this.cursors.findLast(({ at }) => at <= time) ?? this.cursors[0])?.id ?? null;
  }

  /** Applies no further events. */
  stop(): void {
    this.isStopped = true;
  }

  private fillGap(): Promise<void> {
    return this.retryOrRefetch(() => (this.lastId === null ? this.refetchFromLatest() : this.readGap(this.lastId)));
  }

  private async readOmitted(id: string): Promise<void> {
    // The read of the previous event may have included it.
    if (this.applied.has(id)) return;
    const { events } = await this.options.readAfter(String(BigInt(id) - 1n));
    for (const event of events) this.applyOnce(event);
  }

  /** Tries a read three times, then refetches everything until that succeeds. */
  private async retryOrRefetch(read: () => Promise<void>): Promise<void> {
    for (let attempt = 1; !this.isStopped; attempt++) {
      try {
        return await (attempt > maxAttempts ? this.refetchFromLatest() : read());
      } catch (error) {
        // The buffer is not drained meanwhile: applying newer events would hide the gap for good.
        if (error instanceof CursorExpiredError) attempt = maxAttempts;
        else if (attempt !== maxAttempts) await waitBeforeRetry();
      }
    }
  }

  private async readGap(after: string): Promise<void> {
    for (let cursor = after, hasMore = true; hasMore && !this.isStopped;) {
      const page = await this.options.readAfter(cursor);
      for (const event of page.events) this.applyOnce(event);
      this.advanceTo(page.endCursor);
      hasMore = page.hasMore && page.endCursor !== cursor;
      cursor = page.endCursor;
    }
  }

  /** Refetches at most three times: a query of the page may fail for good. */
  private async refetchFromLatest(): Promise<void> {
    this.advanceTo(await this.options.readLatest());
    for (let attempt = 1; attempt <= maxAttempts && !this.isStopped; attempt++) {
      if (attempt > 1) await waitBeforeRetry();
      const hasFailed = await this.options.refetchAll().then(
        () => false,
        () => true,
      );
      if (!hasFailed) return;
    }
  }

  private drain(): void {
    this.isBuffering = false;
    for (const event of this.buffered.splice(0)) this.process(event);
  }

  private process(event: LoggedEvent): void {
    if (isPayloadOmitted(event.data))
      this.omittedReads = this.omittedReads.then(() => this.retryOrRefetch(() => this.readOmitted(event.id)));
    else this.applyOnce(event);
  }

  private applyOnce({ id, type, data }: LoggedEvent): void {
    if (this.isStopped || this.applied.has(id)) return;
    this.applied.add(id);
    if (this.applied.size > maxAppliedIds) this.applied.delete(this.applied.values().next().value!);
    this.advanceTo(id);
    this.options.apply(type, data);
  }

  private advanceTo(id: string): void {
    if (this.lastId !== null && !isNewer(id, this.lastId)) return;
    this.lastId = id;
    const at = Date.now();
    const oldest = this.cursors.findLastIndex((cursor) => cursor.at <= at - maxQueryAgeMs);
    this.cursors = [...this.cursors.slice(Math.max(oldest, 0)), { id, at }];
  }

  private setCatchingUp(value: boolean): void {
    this.isCatchingUp = value;
    this.options.onChange();
  }
}
