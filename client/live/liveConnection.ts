import { exposeSocketId } from '../api/socketId';
import type { SessionUser } from '../auth/authState';
import { config } from '../config';
import type { ChannelAuth, ChannelAuthError, ChannelAuthInput } from './authorizeChannel';
import { assertClientEvent } from './channelNames';
import { Subscriptions, type ChannelHost, type EventHandlers } from './channelSubscriptions';

export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'failed' | 'error';

export type AuthHandler = (
  params: { socketId: string; channelName: string },
  callback: (error: Error | null, data: ChannelAuth | null) => void,
) => void;

/** The part of pusher-js that is used here. It connects by itself when made. */
export interface PusherLike extends ChannelHost {
  key: string;
  connection: { state: string; socket_id: string; bind(event: string, handler: (data: unknown) => void): unknown };
  connect(): void;
  disconnect(): void;
}

type Parts = {
  createPusher: (authorize: AuthHandler) => Promise<PusherLike>;
  authorize: (input: ChannelAuthInput) => Promise<ChannelAuth>;
};

const { reconnectAttempts, reconnectBaseMs } = config.live;

/**
 * The live connection of one page: exists while somebody is signed in, comes back after failures (waiting 1, 2 and 4
 * seconds, then on window focus), and keeps the wanted channels across connections.
 *
 * pusher-js mends a dropped socket by itself; when it reports that it cannot, it is stopped, and the waits here decide.
 */
export class LiveConnection {
  private state: LiveState = 'disconnected';
  private user: SessionUser | null = null;
  private pusher: PusherLike | null = null;
  /** Grows with every opening and closing; what belongs to an earlier one no longer counts. */
  private generation = 0;
  private isStopping = false;
  private attempts = 0;
  private isRetryPlanned = false;
  private retryTimer?: ReturnType<typeof setTimeout>;
  private readonly stateListeners = new Set<() => void>();
  private readonly readyListeners = new Set<() => void>();
  private readonly subscriptions = new Subscriptions({
    isConnected: () => this.state === 'connected',
    reconnect: () => this.reconnectIfFailed(),
    onReady: () => tell(this.readyListeners),
  });

  constructor(private readonly parts: Parts) {}

  getState = (): LiveState => this.state;

  /** Failed, and nothing is under way to change that: the next focus, or `reconnectIfFailed`, will. */
  hasGivenUp(): boolean {
    return (this.state === 'failed' || this.state === 'error') && !this.isRetryPlanned;
  }

  /** @returns a function that stops listening */
  onState(listener: () => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  /** Tells each time the connection stands and every channel wanted by then has been answered. @returns a function that stops */
  onReady(listener: () => void): () => void {
    this.readyListeners.add(listener);
    return () => this.readyListeners.delete(listener);
  }

  /** Follows sign-in: opens when user and token both exist, closes when one is gone, starts afresh for another user. */
  update(user: SessionUser | null, token: string | null): void {
    if (!user || !token) this.close();
    else if (this.user?.id === user.id) this.reconnectIfFailed();
    else {
      this.close();
      this.user = user;
      window.addEventListener('focus', this.reconnectIfFailed);
      window.addEventListener('online', this.reconnectIfFailed);
      void this.open();
    }
  }

  /**
   * Wants a channel's events; before the connection exists the wish waits. Handlers of a channel subscribed already are replaced.
   * @returns a function that unsubscribes; the channel is left with its last subscriber
   * @throws Error for a name that is not allowed
   */
  subscribe(name: string, handlers: EventHandlers): () => void {
    return this.subscriptions.add(name, handlers);
  }

  /**
   * Sends an event to the others on a channel.
   * @returns whether it was sent
   * @throws Error unless the event starts with client-
   */
  trigger(name: string, event: string, data: unknown): boolean {
    assertClientEvent(event);
    return this.state === 'connected' && (this.pusher?.channel(name)?.trigger(event, data) ?? false);
  }

  /** Connects at once if connecting has failed; otherwise does nothing. */
  reconnectIfFailed = (): void => {
    if (this.state !== 'failed' && this.state !== 'error') return;
    this.attempts = 0;
    this.reopen();
  };

  /** Tries at once, even if a try is under way: it may have been refused already, of which pusher-js says nothing. */
  tryNow(): void {
    if (this.state === 'connecting' && this.pusher) {
      this.stop();
      this.reopen();
    } else this.reconnectIfFailed();
  }

  private async open(): Promise<void> {
    const mine = ++this.generation;
    this.setState('connecting');
    try {
      const pusher = await this.parts.createPusher((params, callback) => void this.authorize(params, callback));
      if (mine === this.generation) this.follow(pusher);
      else pusher.disconnect();
    } catch {
      if (mine === this.generation) this.fail('error');
    }
  }

  private reopen(): void {
    clearTimeout(this.retryTimer);
    if (!this.pusher) return void this.open();
    this.setState('connecting');
    this.pusher.connect();
  }

  private close(): void {
    window.removeEventListener('focus', this.reconnectIfFailed);
    window.removeEventListener('online', this.reconnectIfFailed);
    this.generation += 1;
    this.attempts = 0;
    this.user = null;
    this.stop();
    this.pusher = null;
    this.subscriptions.attach(null);
    this.setState('disconnected');
  }

  /** Ends whatever pusher-js is doing, without taking its word for a failure. */
  private stop(): void {
    clearTimeout(this.retryTimer);
    this.lose();
    this.isStopping = true;
    this.pusher?.disconnect();
    this.isStopping = false;
  }

  private follow(pusher: PusherLike): void {
    const mine = this.generation;
    this.pusher = pusher;
    const { connection } = pusher;
    const ifMine = (act: () => void) => () => {
      if (mine === this.generation && !this.isStopping) act();
    };
    connection.bind(
      'state_change',
      ifMine(() => this.handlePusherState(connection.state)),
    );
    // The socket is gone although the state is not yet told to have changed.
    connection.bind(
      'connecting_in',
      ifMine(() => this.handlePusherState('connecting')),
    );
    // An open connection survives its errors, or tells that it is gone. One being made may hang after an error.
    const failUnlessOpen = ifMine(
      () => this.state === 'connecting' && connection.state !== 'connected' && this.fail('error'),
    );
    connection.bind('error', () => queueMicrotask(failUnlessOpen));
    this.subscriptions.attach(pusher);
    this.handlePusherState(connection.state);
  }

  private handlePusherState(state: string): void {
    if (state === 'connected') this.handleConnected();
    else if (state === 'unavailable' || state === 'failed') this.fail('failed');
    else if (state === 'disconnected') this.fail('error');
    else {
      this.lose();
      this.setState('connecting');
    }
  }

  private handleConnected(): void {
    this.attempts = 0;
    exposeSocketId(this.pusher!.connection.socket_id);
    this.setState('connected');
    this.subscriptions.handleConnected();
  }

  private lose(): void {
    exposeSocketId(null);
    this.subscriptions.stopWaiting();
  }

  private fail(state: 'failed' | 'error'): void {
    this.stop();
    this.isRetryPlanned = this.attempts < reconnectAttempts;
    this.setState(state);
    if (!this.isRetryPlanned) return;
    this.retryTimer = setTimeout(() => this.reopen(), reconnectBaseMs * 2 ** this.attempts);
    this.attempts += 1;
  }

  /** Answers pusher-js, which wants a callback. */
  private async authorize(
    { socketId, channelName }: Parameters<AuthHandler>[0],
    answer: Parameters<AuthHandler>[1],
  ): Promise<void> {
    const { user, pusher } = this;
    if (!user || !pusher) return;
    let auth: ChannelAuth;
    try {
      auth = await this.parts.authorize({ channelName, socketId, user, appKey: pusher.key });
    } catch (error) {
      this.subscriptions.noteStatus(channelName, (error as ChannelAuthError).status);
      return answer(error as Error, null);
    }
    answer(null, auth);
  }

  private setState(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    tell(this.stateListeners);
  }
}

function tell(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener();
}
