import { config } from '../config';
import { assertChannelName } from './channelNames';

/** Receives the payload of an event, and on presence channels its sender. */
export type EventHandler = (data: unknown, metadata?: { user_id?: string }) => void;
export type EventHandlers = Record<string, EventHandler>;

/** The part of a pusher-js channel that is used here. */
export interface PusherChannel {
  bind(event: string, handler: EventHandler): unknown;
  unbind(): unknown;
  trigger(event: string, data: unknown): boolean;
}

/** The channel API of pusher-js. It subscribes all channels again after every reconnection. */
export interface ChannelHost {
  subscribe(name: string): PusherChannel;
  unsubscribe(name: string): void;
  channel(name: string): PusherChannel | undefined;
}

type Timer = ReturnType<typeof setTimeout>;
type Subscription = { handlers: EventHandlers; refCount: number; retryTimer?: Timer; isForbidden: boolean };

type Options = {
  isConnected: () => boolean;
  reconnect: () => void;
  /** The connection is open, and every channel subscribed by then has succeeded or failed. */
  onReady: () => void;
};

const { resubscribeMs } = config.live;

/** Whether the server denied access: a retry on the same connection would fail again. */
const isForbiddenStatus = (status: number | undefined) => status === 403 || status === 404;

/** Reference-counted channel subscriptions of a page. They outlive connections: each new host gets all of them. */
export class ChannelSubscriptions {
  private readonly subscriptions = new Map<string, Subscription>();
  private host: ChannelHost | null = null;
  /** Channels whose subscription has neither succeeded nor failed on this connection. */
  private pending = new Set<string>();
  private readyTimer?: Timer;

  constructor(private readonly options: Options) {}

  /**
   * Subscribes to a channel, now or once a host exists. Replaces the handlers of a channel that is subscribed already.
   * @returns a function that unsubscribes
   * @throws Error for a name that is not allowed
   */
  add(name: string, handlers: EventHandlers): () => void {
    assertChannelName(name);
    const subscription: Subscription = this.subscriptions.get(name) ?? { handlers, refCount: 0, isForbidden: false };
    subscription.handlers = handlers;
    subscription.refCount += 1;
    this.subscriptions.set(name, subscription);
    this.subscribe(name, subscription);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      subscription.refCount -= 1;
      if (subscription.refCount === 0) this.unsubscribe(name, subscription);
    };
  }

  has(name: string): boolean {
    return this.subscriptions.has(name);
  }

  /** Moves every subscription to a new host; null when the connection is closed. */
  setHost(host: ChannelHost | null): void {
    this.host = host;
    for (const [name, subscription] of this.subscriptions) {
      clearTimeout(subscription.retryTimer);
      this.subscribe(name, subscription);
    }
  }

  /** Waits for every channel, which the host subscribes on connecting; `onReady` follows after five seconds at the latest. */
  handleConnected(): void {
    for (const subscription of this.subscriptions.values()) subscription.isForbidden = false;
    this.pending = new Set(this.subscriptions.keys());
    this.readyTimer = setTimeout(() => this.emitReady(), resubscribeMs);
    if (this.pending.size === 0) this.emitReady();
  }

  /** Drops pending channels after a disconnect. */
  cancelReadyWait(): void {
    clearTimeout(this.readyTimer);
    this.pending.clear();
  }

  /** Records the status of a failed authorisation, which decides whether the channel is retried. */
  recordAuthStatus(name: string, status: number | undefined): void {
    const subscription = this.subscriptions.get(name);
    if (subscription && isForbiddenStatus(status)) subscription.isForbidden = true;
  }

  private subscribe(name: string, subscription: Subscription): void {
    if (!this.host) return;
    const channel = this.host.subscribe(name);
    channel.unbind();
    channel.bind('pusher:subscription_succeeded', () => this.settle(name));
    channel.bind('pusher:subscription_error', (error) => {
      if (isForbiddenStatus((error as { status?: number } | undefined)?.status)) subscription.isForbidden = true;
      this.handleError(name, subscription);
    });
    for (const [event, handler] of Object.entries(subscription.handlers)) channel.bind(event, handler);
  }

  private unsubscribe(name: string, subscription: Subscription): void {
    clearTimeout(subscription.retryTimer);
    this.subscriptions.delete(name);
    this.host?.channel(name)?.unbind();
    this.host?.unsubscribe(name);
    this.settle(name);
  }

  private handleError(name: string, subscription: Subscription): void {
    this.settle(name);
    clearTimeout(subscription.retryTimer);
    subscription.retryTimer = setTimeout(() => {
      if (!this.options.isConnected()) this.options.reconnect();
      else if (!subscription.isForbidden) this.subscribe(name, subscription);
    }, resubscribeMs);
  }

  private settle(name: string): void {
    if (this.pending.delete(name) && this.pending.size === 0) this.emitReady();
  }

  private emitReady(): void {
    this.cancelReadyWait();
    this.options.onReady();
  }
}
