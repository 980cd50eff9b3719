import { setSocketId } from '../http/socketId';
import type { SessionUser } from '../auth/authState';
import { config } from '../config';
import type { ChannelAuth, ChannelAuthError, ChannelAuthInput } from './authorizeChannel';
import { assertClientEvent } from './channelNames';
import { ChannelSubscriptions, type ChannelHost, type EventHandlers } from './channelSubscriptions';

export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'failed' | 'error';

export type AuthHandler = (
  params: { socketId: string; channelName: string },
  callback: (error: Error | null, data: ChannelAuth | null) => void,
) => void;

/** The part of pusher-js that is used here. It connects on construction. */
export interface PusherLike extends ChannelHost {
  key: string;
  connection: { state: string; socket_id: string; bind(event: string, handler: (data: unknown) => void): unknown };
  connect(): void;
  disconnect(): void;
}

type Options = {
  createPusher: (authorize: AuthHandler) => Promise<PusherLike>;
  authorize: (input: ChannelAuthInput) => Promise<ChannelAuth>;
};

const { reconnectAttempts, reconnectBaseMs } = config.live;

/**
 * The live connection of one page. It exists while a user is signed in, retries failures with backoff (1, 2 and 4
 * seconds, then on window focus), and preserves channel subscriptions across connections.
 *
 * pusher-js reconnects a dropped socket. When it reports failure, it is stopped and the backoff here takes over.
 */
export class LiveConnection {
  private state: LiveState = 'disconnected';
  private user: SessionUser | null = null;
  private pusher: PusherLike | null = null;
  /** Increments with each open and close; callbacks of earlier generations are ignored. */
  private generation = 0;
  private isStopping = false;
  private attempts = 0;
  private isRetryScheduled = false;
  private retryTimer?: ReturnType<typeof setTimeout>;
  private readonly stateListeners = new Set<() => void>();
  private readonly readyListeners = new Set<() => void>();
  private readonly subscriptions = new ChannelSubscriptions({
    isConnected: () => this.state === 'connected',
    reconnect: () => this.reconnectIfFailed(),
    onReady: () => notify(this.readyListeners),
  });

  constructor(private readonly options: Options) {}

  getState = (): LiveState => this.state;

  /** Whether the connection has failed and no retry is scheduled: only focus or `reconnectIfFailed` starts another attempt. */
  hasGivenUp(): boolean {
    return (this.state === 'failed' || this.state === 'error') && !this.isRetryScheduled;
  }

  /** @returns a function that unsubscribes */
  onStateChange(listener: () => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  /** Fires per connection, once every channel subscribed by then has succeeded or failed. @returns a function that unsubscribes */
  onReady(listener: () => void): () => void {
    this.readyListeners.add(listener);
    return () => this.readyListeners.delete(listener);
  }

  /** Opens with a user and a token, closes without one of them, and starts over for another user. */
  setCredentials(user: SessionUser | null, token: string | null): void {
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
   * Subscribes to a channel as soon as a connection exists. Replaces the handlers of a channel that is subscribed already.
   * @returns a function that unsubscribes; the channel closes with its last subscriber
   * @throws Error for a name that is not allowed
   */
  subscribe(name: string, handlers: EventHandlers): () => void {
    return this.subscriptions.add(name, handlers);
  }

  /**
   * Sends a client event to the other subscribers of a channel.
   * @returns whether it was sent
   * @throws Error unless the event starts with client-
   */
  trigger(name: string, event: string, data: unknown): boolean {
    assertClientEvent(event);
    return this.state === 'connected' && (this.pusher?.channel(name)?.trigger(event, data) ?? false);
  }

  /** Retries at once when the connection has failed; otherwise a no-op. */
  reconnectIfFailed = (): void => {
    if (this.state !== 'failed' && this.state !== 'error') return;
    this.attempts = 0;
    this.reopen();
  };

  /** Retries at once, even during an attempt: pusher-js does not report when the server has refused it. */
  retryNow(): void {
    if (this.state === 'connecting' && this.pusher) {
      this.stop();
      this.reopen();
    } else this.reconnectIfFailed();
  }

  private async open(): Promise<void> {
    const generation = ++this.generation;
    this.setState('connecting');
    try {
      const pusher = await this.options.createPusher((params, callback) => void this.authorize(params, callback));
      if (generation === this.generation) this.bindPusher(pusher);
      else pusher.disconnect();
    } catch {
      if (generation === this.generation) this.fail('error');
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
    this.subscriptions.setHost(null);
    this.setState('disconnected');
  }

  /** Disconnects pusher-js; state changes that this causes are not failures. */
  private stop(): void {
    clearTimeout(this.retryTimer);
    this.handleConnectionLost();
    this.isStopping = true;
    this.pusher?.disconnect();
    this.isStopping = false;
  }

  private bindPusher(pusher: PusherLike): void {
    const { generation } = this;
    this.pusher = pusher;
    const { connection } = pusher;
    const ifCurrent = (act: () => void) => () => {
      if (generation === this.generation && !this.isStopping) act();
    };
    connection.bind(
      'state_change',
      ifCurrent(() => this.handlePusherState(connection.state)),
    );
    // The socket is closed before pusher-js reports the state change.
    connection.bind(
      'connecting_in',
      ifCurrent(() => this.handlePusherState('connecting')),
    );
    // An open connection survives errors or reports its end. A connecting one may hang after an error.
    const failUnlessOpen = ifCurrent(
      () => this.state === 'connecting' && connection.state !== 'connected' && this.fail('error'),
    );
    connection.bind('error', () => queueMicrotask(failUnlessOpen));
    this.subscriptions.setHost(pusher);
    this.handlePusherState(connection.state);
  }

  private handlePusherState(state: string): void {
    if (state === 'connected') this.handleConnected();
    else if (state === 'unavailable' || state === 'failed') this.fail('failed');
    else if (state === 'disconnected') this.fail('error');
    else {
      this.handleConnectionLost();
      this.setState('connecting');
    }
  }

  private handleConnected(): void {
    this.attempts = 0;
    setSocketId(this.pusher!.connection.socket_id);
    this.setState('connected');
    this.subscriptions.handleConnected();
  }

  private handleConnectionLost(): void {
    setSocketId(null);
    this.subscriptions.cancelReadyWait();
  }

  private fail(state: 'failed' | 'error'): void {
    this.stop();
    this.isRetryScheduled = this.attempts < reconnectAttempts;
    this.setState(state);
    if (!this.isRetryScheduled) return;
    this.retryTimer = setTimeout(() => this.reopen(), reconnectBaseMs * 2 ** this.attempts);
    this.attempts += 1;
  }

  /** Adapts the promise of `authorize` to the callback of pusher-js. */
  private async authorize(
    { socketId, channelName }: Parameters<AuthHandler>[0],
    callback: Parameters<AuthHandler>[1],
  ): Promise<void> {
    const { user, pusher } = this;
    if (!user || !pusher) return;
    let auth: ChannelAuth;
    try {
      const isSubscribed = () => this.subscriptions.has(channelName);
      auth = await this.options.authorize({ channelName, socketId, user, appKey: pusher.key, isSubscribed });
    } catch (error) {
      this.subscriptions.recordAuthStatus(channelName, (error as ChannelAuthError).status);
      return callback(error as Error, null);
    }
    callback(null, auth);
  }

  private setState(state: LiveState): void {
    if (state === this.state) return;
    this.state = state;
    notify(this.stateListeners);
  }
}

function notify(listeners: Iterable<() => void>): void {
  for (const listener of listeners) listener();
}
