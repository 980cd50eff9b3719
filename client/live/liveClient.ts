import type { ApolloClient } from '@apollo/client';
import { checkServerHealth, isServerReachable, onReachabilityChange, verifyReachability } from '../http/reachability';
import type { SessionUser } from '../auth/authState';
import { getToken, onTokenChange } from '../http/accessToken';
import { config } from '../config';
import { withJitter } from '../lib/withJitter';
import { authorizeChannel } from './authorizeChannel';
import type { EventHandlers } from './channelSubscriptions';
import { readEventPage } from './eventLog';
import { EventReplay } from './eventReplay';
import { dispatchEvent, type LiveHandlers } from './handlers';
import { readLatestEventId } from './latestEvent';
import { LiveConnection, type AuthHandler, type LiveState, type PusherLike } from './liveConnection';
import { connectPusher, fetchLiveSettings, type LiveSettings } from './pusher';

export type LiveStatus = {
  state: LiveState;
  /** All retries have failed; the next attempt follows window focus or a call of `reconnect`. */
  hasGivenUp: boolean;
  /** Missed events are being replayed; the page may show outdated data meanwhile. */
  isCatchingUp: boolean;
};

const { earlyReconnectAttempts, reconnectBaseMs } = config.live;

type Options = {
  client: ApolloClient;
  loadHandlers: () => Promise<LiveHandlers>;
  fetchSettings?: () => Promise<LiveSettings>;
  connectPusher?: (settings: LiveSettings, authorize: AuthHandler) => Promise<PusherLike>;
};

/** The live side of one signed-in user: the connection, the page's channels, and the dispatch of events into the cache. */
export class LiveClient {
  private status: LiveStatus = { state: 'disconnected', hasGivenUp: false, isCatchingUp: false };
  private handlers: LiveHandlers | null = null;
  /** Channel name → handlers of each of its subscribers. */
  private readonly subscribers = new Map<string, Set<EventHandlers>>();
  private readonly unsubscribes = new Map<string, () => void>();
  /** Channels that were subscribed at the disconnect and are not subscribed again yet. */
  private readonly disconnectedChannels = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly client: ApolloClient;
  private readonly connection: LiveConnection;
  private replay: EventReplay | null = null;
  private earlyRetryTimer?: ReturnType<typeof setTimeout>;

  constructor({
    client,
    loadHandlers,
    fetchSettings = fetchLiveSettings,
    connectPusher: connect = connectPusher,
  }: Options) {
    this.client = client;
    this.connection = new LiveConnection({
      authorize: authorizeChannel,
      createPusher: async (authorize) => {
        const [settings, handlers] = await Promise.all([fetchSettings(), this.handlers ?? loadHandlers()]);
        this.handlers = handlers;
        for (const name of this.subscribers.keys()) this.bind(name);
        return connect(settings, authorize);
      },
    });
  }

  getStatus = (): LiveStatus => this.status;

  subscribeStatus = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Connects as this user and subscribes the user's own channel first.
   * @param latestEventId read before the page ran its queries
   * @returns a function that disconnects
   */
  start(user: SessionUser, latestEventId: Promise<string>): () => void {
    const replay = this.createReplay();
    this.replay = replay;
    replay.start(latestEventId);
    const cleanups = [
      this.joinChannel(`private-user-${user.id}`),
      this.connection.onStateChange(() => {
        const state = this.connection.getState();
        if (state !== 'connected') {
          replay.startBuffering();
          for (const name of this.subscribers.keys()) this.disconnectedChannels.add(name);
        }
        const isLost = state === 'connecting' && this.status.state === 'connected';
        if (isLost || state === 'failed' || state === 'error') verifyReachability();
        if (isLost) this.retryEarly();
        this.refreshStatus();
      }),
      this.connection.onReady(() => void replay.catchUp()),
      onReachabilityChange(() => isServerReachable() && this.connection.retryNow()),
      onTokenChange((token) => this.connection.setCredentials(user, token)),
    ];
    this.connection.setCredentials(user, getToken());
    return () => {
      for (const cleanUp of cleanups) cleanUp();
      clearTimeout(this.earlyRetryTimer);
      replay.stop();
      this.replay = null;
      this.connection.setCredentials(null, null);
      this.refreshStatus();
    };
  }

  /**
   * Subscribes to a channel. Its domain events are applied to the cache; events named in `own` are also dispatched there,
   * at once.
   * @returns a function that unsubscribes
   */
  joinChannel(name: string, own: EventHandlers = {}): () => void {
    const subscribers = this.subscribers.get(name) ?? new Set();
    const handlers = { ...own };
    subscribers.add(handlers);
    this.subscribers.set(name, subscribers);
    this.bind(name);
    return () => {
      subscribers.delete(handlers);
      this.bind(name);
    };
  }

  /**
   * Sends a client event to the other subscribers of a channel. It is not logged, so it suits transient state such as typing.
   * @throws Error unless the event starts with client-
   */
  trigger = (name: string, event: string, data: unknown): boolean => this.connection.trigger(name, event, data);

  reconnect = (): void => this.connection.reconnectIfFailed();

  /**
   * Retries a lost connection before pusher-js does: after about two seconds and, if needed, four more. When a restarting
   * server refuses the first attempt, pusher-js waits ten seconds. An unreachable server is left to the reachability checks.
   */
  private retryEarly(attempt = 1): void {
    clearTimeout(this.earlyRetryTimer);
    if (attempt > earlyReconnectAttempts) return;
    const isConnecting = () => this.connection.getState() === 'connecting';
    this.earlyRetryTimer = setTimeout(
      async () => {
        if (!isConnecting() || !(await checkServerHealth()) || !isConnecting()) return;
        this.connection.retryNow();
        this.retryEarly(attempt + 1);
      },
      withJitter(reconnectBaseMs * 2 ** attempt),
    );
  }

  private createReplay(): EventReplay {
    return new EventReplay({
      apply: (type, data) => this.apply(type, data),
      readLatest: () => readLatestEventId(this.client),
      readAfter: (id) => readEventPage(this.client, id),
      refetchAll: () => {
        this.apply('live.refetchRequired', null);
        return this.client.refetchQueries({ include: 'active' });
      },
      onChange: () => this.refreshStatus(),
    });
  }

  /** Shares one subscription among all subscribers of a channel. The new one starts before the old one ends, so the channel stays. */
  private bind(name: string): void {
    const subscribers = this.subscribers.get(name);
    const unsubscribeOld = this.unsubscribes.get(name);
    this.unsubscribes.delete(name);
    if (!subscribers?.size) {
      this.subscribers.delete(name);
      this.disconnectedChannels.delete(name);
    } else if (this.handlers)
      this.unsubscribes.set(name, this.connection.subscribe(name, this.mergeHandlers(name, subscribers)));
    unsubscribeOld?.();
  }

  private mergeHandlers(name: string, subscribers: Set<EventHandlers>): EventHandlers {
    const merged: EventHandlers = {
      'pusher:subscription_succeeded': () => this.replay?.replayForChannel(this.disconnectedChannels.delete(name)),
    };
    for (const type of Object.keys(this.handlers ?? {})) merged[type] = (data) => this.replay?.receive(type, data);
    for (const own of subscribers) {
      for (const [event, handler] of Object.entries(own)) {
        const others = merged[event];
        merged[event] = (data, metadata) => {
          others?.(data, metadata);
          handler(data, metadata);
        };
      }
    }
    return merged;
  }

  /** Reports the error of a handler instead of throwing it, so that the following events are still applied. */
  private apply(type: string, data: unknown): void {
    try {
      if (this.handlers) dispatchEvent(this.handlers, type, data, { cache: this.client.cache, client: this.client });
    } catch (error) {
      reportError(error);
    }
  }

  private refreshStatus(): void {
    const { status, connection } = this;
    const next: LiveStatus = {
      state: connection.getState(),
      hasGivenUp: connection.hasGivenUp(),
      isCatchingUp: this.replay?.isCatchingUp ?? false,
    };
    if (
      next.state === status.state &&
      next.hasGivenUp === status.hasGivenUp &&
      next.isCatchingUp === status.isCatchingUp
    )
      return;
    this.status = next;
    for (const listener of this.listeners) listener();
  }
}
