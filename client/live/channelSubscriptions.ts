import { config } from '../config';
import { assertChannelName } from './channelNames';

/** Called with the event's data, and on presence channels with who sent it. */
export type EventHandler = (data: unknown, metadata?: { user_id?: string }) => void;
export type EventHandlers = Record<string, EventHandler>;

/** The part of a pusher-js channel that is used here. */
export interface PusherChannel {
  bind(event: string, handler: EventHandler): unknown;
  unbind(): unknown;
  trigger(event: string, data: unknown): boolean;
}

/** The part of pusher-js that knows channels. It subscribes them all again after every reconnection. */
export interface ChannelHost {
  subscribe(name: string): PusherChannel;
  unsubscribe(name: string): void;
  channel(name: string): PusherChannel | undefined;
}

type Timer = ReturnType<typeof setTimeout>;
type Wanted = { handlers: EventHandlers; uses: number; retryTimer?: Timer; isRefused: boolean };

type Hooks = {
  isConnected: () => boolean;
  reconnect: () => void;
  /** The connection stands, and every channel wanted by then has been answered. */
  onReady: () => void;
};

const { resubscribeMs } = config.live;

/** The server says no, rather than failing: asking again on the same connection would not help. */
const isRefusal = (status: number | undefined) => status === 403 || status === 404;

/**
 * The channels that the page wants, whether or not a connection exists to have them on.
 * Each is counted: it is left when the last of its users lets go.
 */
export class Subscriptions {
  private readonly wanted = new Map<string, Wanted>();
  private host: ChannelHost | null = null;
  private unanswered = new Set<string>();
  private readyTimer?: Timer;

  constructor(private readonly hooks: Hooks) {}

  /**
   * Wants a channel. Until a host exists the wish waits; a channel wanted already gets these handlers in place of its own.
   * @returns a function that gives the channel up
   * @throws Error for a name that is not allowed
   */
  add(name: string, handlers: EventHandlers): () => void {
    assertChannelName(name);
    const entry: Wanted = this.wanted.get(name) ?? { handlers, uses: 0, isRefused: false };
    entry.handlers = handlers;
    entry.uses += 1;
    this.wanted.set(name, entry);
    this.join(name, entry);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      entry.uses -= 1;
      if (entry.uses === 0) this.leave(name, entry);
    };
  }

  /** Moves every wanted channel to a new connection; null when there is none any more. */
  attach(host: ChannelHost | null): void {
    this.host = host;
    for (const [name, entry] of this.wanted) {
      clearTimeout(entry.retryTimer);
      this.join(name, entry);
    }
  }

  /** The connection stands; the host asks for every channel. */
  handleConnected(): void {
    for (const entry of this.wanted.values()) entry.isRefused = false;
    this.unanswered = new Set(this.wanted.keys());
    this.readyTimer = setTimeout(() => this.tellReady(), resubscribeMs);
    if (this.unanswered.size === 0) this.tellReady();
  }

  /** The connection is gone: no channel will be answered. */
  stopWaiting(): void {
    clearTimeout(this.readyTimer);
    this.unanswered.clear();
  }

  /** Notes how the server answered the authorisation of a channel that now fails. */
  noteStatus(name: string, status: number | undefined): void {
    const entry = this.wanted.get(name);
    if (entry && isRefusal(status)) entry.isRefused = true;
  }

  private join(name: string, entry: Wanted): void {
    if (!this.host) return;
    const channel = this.host.subscribe(name);
    channel.unbind();
    channel.bind('pusher:subscription_succeeded', () => this.answered(name));
    channel.bind('pusher:subscription_error', (error) => {
      if (isRefusal((error as { status?: number } | undefined)?.status)) entry.isRefused = true;
      this.handleError(name, entry);
    });
    for (const [event, handler] of Object.entries(entry.handlers)) channel.bind(event, handler);
  }

  private leave(name: string, entry: Wanted): void {
    clearTimeout(entry.retryTimer);
    this.wanted.delete(name);
    this.host?.channel(name)?.unbind();
    this.host?.unsubscribe(name);
    this.answered(name);
  }

  private handleError(name: string, entry: Wanted): void {
    this.answered(name);
    clearTimeout(entry.retryTimer);
    entry.retryTimer = setTimeout(() => {
      if (!this.hooks.isConnected()) this.hooks.reconnect();
      else if (!entry.isRefused) this.join(name, entry);
    }, resubscribeMs);
  }

  private answered(name: string): void {
    if (this.unanswered.delete(name) && this.unanswered.size === 0) this.tellReady();
  }

  private tellReady(): void {
    this.stopWaiting();
    this.hooks.onReady();
  }
}
