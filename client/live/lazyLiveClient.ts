import type { ApolloClient } from '@apollo/client';
import type { SessionUser } from '../auth/authState';
import { isServerReachable, onReachabilityChange } from '../http/reachability';
import type { EventHandlers } from './channelSubscriptions';
import { readLatestEventId } from './latestEvent';
import type { LiveClient, LiveStatus } from './liveClient';

type Join = { name: string; own: EventHandlers; leave?: () => void };

const disconnected: LiveStatus = { state: 'disconnected', hasGivenUp: false, isCatchingUp: false };

/** Loads the live client's code when the page has rendered its first content. Until then it collects channels to join. */
export class LazyLiveClient {
  private live: LiveClient | null = null;
  private status = disconnected;
  private retry: (() => void) | null = null;
  private readonly joins = new Set<Join>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly client: ApolloClient,
    /** Loading is retried after an error. */
    private readonly load: () => Promise<LiveClient>,
  ) {}

  getStatus = (): LiveStatus => this.status;

  subscribeStatus = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the client and connects as this user. @returns a function that disconnects */
  start(user: SessionUser): () => void {
    // Read before the page runs its queries: later events may be missing from their results.
    const latestEventId = readLatestEventId(this.client);
    latestEventId.catch(() => undefined);
    let isStopped = false;
    let isLoading = false;
    let stopLive: (() => void) | undefined;

    const startLive = async () => {
      if (isLoading || stopLive) return;
      isLoading = true;
      this.setStatus({ ...disconnected, state: 'connecting' });
      try {
        const live = this.live ?? (await this.loadLive());
        if (!isStopped) stopLive = live.start(user, latestEventId);
      } catch {
        if (!isStopped) this.setStatus({ ...disconnected, state: 'failed', hasGivenUp: true });
      }
      isLoading = false;
    };
    const retry = () => void (this.status.state === 'failed' && startLive());
    const stopListening = onReachabilityChange(() => isServerReachable() && retry());
    window.addEventListener('focus', retry);
    this.retry = retry;
    void startLive();
    return () => {
      isStopped = true;
      stopListening();
      window.removeEventListener('focus', retry);
      if (stopLive) stopLive();
      else this.setStatus(disconnected);
    };
  }

  /** As in the live client, which joins once it is loaded. @returns a function that leaves */
  joinChannel(name: string, own: EventHandlers = {}): () => void {
    if (this.live) return this.live.joinChannel(name, own);
    const join: Join = { name, own };
    this.joins.add(join);
    return () => {
      this.joins.delete(join);
      join.leave?.();
    };
  }

  /** As in the live client; not sent before it is loaded. */
  trigger = (name: string, event: string, data: unknown): boolean => this.live?.trigger(name, event, data) ?? false;

  reconnect = (): void => (this.live ? this.live.reconnect() : this.retry?.());

  private async loadLive(): Promise<LiveClient> {
    const live = await this.load();
    if (this.live) return this.live;
    this.live = live;
    live.subscribeStatus(() => this.setStatus(live.getStatus()));
    for (const join of this.joins) join.leave = live.joinChannel(join.name, join.own);
    this.joins.clear();
    return live;
  }

  private setStatus(status: LiveStatus): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}
