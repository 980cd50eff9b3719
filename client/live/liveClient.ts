import type { ApolloClient } from '@apollo/client';
import { checkServer, probeServer, isServerReachable, onReachability } from '../api/reachability';
import { withJitter } from '../lib/withJitter';
import type { SessionUser } from '../auth/authState';
import { getToken, onTokenChange } from '../auth/tokens';
import { config } from '../config';
import { authorizeChannel } from './authorizeChannel';
import { LiveConnection, type AuthHandler, type LiveState, type PusherLike } from './liveConnection';
import { EventFeed } from './eventReplay';
import { dispatchEvent, type LiveHandlers } from './handlers';
import { fetchLiveSettings, openPusher, type LiveSettings } from './pusher';
import { readEvents, readLatestEventId } from './eventLog';
import type { EventHandlers } from './channelSubscriptions';

export type LiveStatus = {
  state: LiveState;
  /** Connecting has failed for good, until the window gets focus or somebody asks for it. */
  hasGivenUp: boolean;
  /** What was missed while away is being read; the page may show older things for a moment. */
  isCatchingUp: boolean;
};

const { hastenedTries, reconnectBaseMs } = config.live;

type Options = {
  client: ApolloClient;
  loadHandlers: () => Promise<LiveHandlers>;
  fetchSettings?: () => Promise<LiveSettings>;
  openPusher?: (settings: LiveSettings, authorize: AuthHandler) => Promise<PusherLike>;
};

/** Everything live of one signed-in person: the connection, the channels of the page, and the way of events into the cache. */
export class LiveSession {
  private status: LiveStatus = { state: 'disconnected', hasGivenUp: false, isCatchingUp: false };
  private handlers: LiveHandlers | null = null;
  private readonly users = new Map<string, Set<EventHandlers>>();
  private readonly releases = new Map<string, () => void>();
  /** Channels that were wanted when the connection was lost, and are not heard again yet. */
  private readonly unheard = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly client: ApolloClient;
  private readonly connection: LiveConnection;
  private feed: EventFeed | null = null;
  private hasteTimer?: ReturnType<typeof setTimeout>;

  constructor({ client, loadHandlers, fetchSettings = fetchLiveSettings, openPusher: open = openPusher }: Options) {
    this.client = client;
    this.connection = new LiveConnection({
      authorize: authorizeChannel,
      createPusher: async (authorize) => {
        const [settings, handlers] = await Promise.all([fetchSettings(), this.handlers ?? loadHandlers()]);
        this.handlers = handlers;
        for (const name of this.users.keys()) this.bind(name);
        return open(settings, authorize);
      },
    });
  }

  getStatus = (): LiveStatus => this.status;

  subscribeStatus = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Connects for this person, on their own channel first. @returns a function that ends everything */
  start(user: SessionUser): () => void {
    const feed = this.createFeed();
    this.feed = feed;
    feed.begin();
    const stops = [
      this.join(`private-user-${user.id}`),
      this.connection.onState(() => {
        const state = this.connection.getState();
        if (state !== 'connected') {
          feed.buffer();
          for (const name of this.users.keys()) this.unheard.add(name);
        }
        const isLost = state === 'connecting' && this.status.state === 'connected';
        if (isLost || state === 'failed' || state === 'error') probeServer();
        if (isLost) this.retryEarly();
        this.refreshStatus();
      }),
      this.connection.onReady(() => void feed.catchUp()),
      onReachability(() => isServerReachable() && this.connection.tryNow()),
      onTokenChange((token) => this.connection.update(user, token)),
    ];
    this.connection.update(user, getToken());
    return () => {
      for (const stop of stops) stop();
      clearTimeout(this.hasteTimer);
      feed.stop();
      this.feed = null;
      this.connection.update(null, null);
      this.refreshStatus();
    };
  }

  /**
   * Hears a channel: its domain events go into the cache, and what `own` names also goes there, at once.
   * @returns a function that stops hearing it
   */
  join(name: string, own: EventHandlers = {}): () => void {
    const users = this.users.get(name) ?? new Set();
    const mine = { ...own };
    users.add(mine);
    this.users.set(name, users);
    this.bind(name);
    return () => {
      users.delete(mine);
      this.bind(name);
    };
  }

  /**
   * Tells the others on a channel something that nobody needs to remember, such as who is typing.
   * @throws Error unless the event starts with client-
   */
  trigger = (name: string, event: string, data: unknown): boolean => this.connection.trigger(name, event, data);

  reconnect = (): void => this.connection.reconnectIfFailed();

  /**
   * A lost connection whose first try was refused, as by a server that is about to restart, would wait ten seconds for
   * the next. It is tried anew after two seconds, and after four more, if the server answers then; if it does not, its
   * return is waited for.
   */
  private retryEarly(tries = 1): void {
    clearTimeout(this.hasteTimer);
    if (tries > hastenedTries) return;
    const isTrying = () => this.connection.getState() === 'connecting';
    this.hasteTimer = setTimeout(
      async () => {
        if (!isTrying() || !(await checkServer()) || !isTrying()) return;
        this.connection.tryNow();
        this.retryEarly(tries + 1);
      },
      withJitter(reconnectBaseMs * 2 ** tries),
    );
  }

  private createFeed(): EventFeed {
    return new EventFeed({
      apply: (type, data) => this.apply(type, data),
      readLatest: () => readLatestEventId(this.client),
      readAfter: (id) => readEvents(this.client, id),
      refetchAll: () => {
        this.apply('live.refetchRequired', null);
        return this.client.refetchQueries({ include: 'active' });
      },
      onChange: () => this.refreshStatus(),
    });
  }

  /** One subscription for all users of a channel. The new one is taken before the old one is let go, so the channel stays. */
  private bind(name: string): void {
    const users = this.users.get(name);
    const releaseOld = this.releases.get(name);
    this.releases.delete(name);
    if (!users?.size) {
      this.users.delete(name);
      this.unheard.delete(name);
    } else if (this.handlers) this.releases.set(name, this.connection.subscribe(name, this.handlersFor(name, users)));
    releaseOld?.();
  }

  private handlersFor(name: string, users: Set<EventHandlers>): EventHandlers {
    const all: EventHandlers = {
      'pusher:subscription_succeeded': () => this.feed?.replayFrom(this.unheard.delete(name)),
    };
    for (const type of Object.keys(this.handlers ?? {})) all[type] = (data) => this.feed?.receive(type, data);
    for (const own of users) {
      for (const [event, handler] of Object.entries(own)) {
        const others = all[event];
        all[event] = (data, metadata) => {
          others?.(data, metadata);
          handler(data, metadata);
        };
      }
    }
    return all;
  }

  /** One broken writer must not keep the following events from the page. */
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
      isCatchingUp: this.feed?.isCatchingUp ?? false,
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
