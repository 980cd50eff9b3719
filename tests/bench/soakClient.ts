import { setMaxListeners } from 'node:events';
import PusherJs from 'pusher-js';
import type { ChannelAuth } from '../../client/live/authorizeChannel';
import { LiveConnection } from '../../client/live/liveConnection';
import { EventReplay, CursorExpiredError, type EventPage } from '../../client/live/eventReplay';
import { pusherOptions } from '../../client/live/pusher';

// The connection listens to its page's focus, and shows its socket id there.
const page = new EventTarget();
setMaxListeners(0, page);
Object.assign(globalThis, { window: page });
const location = { hostname: '127.0.0.1', protocol: 'http:' };

type Message = { id: string; seq: number; content: string };
type MessageEvent = { conversationId: string; message: Message };
type Call = (path: string, body?: object) => Promise<{ status: number; body: any }>;
type Options = {
  user: { id: string; username: string };
  /** Speaks for the person. */
  call: Call;
  /** Where the live hub is. */
  port: number;
};

const authTries = 3;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One person's open page without its looks: the browser's own live connection, pusher-js and event feed. Where a page
 * would write into its cache, it notes what came, and whether that was the next message of a conversation of theirs.
 */
export class SoakClient {
  readonly counts = {
    received: 0,
    caughtUp: 0,
    applied: 0,
    merged: 0,
    connections: 0,
    catchUps: 0,
    refetches: 0,
    refused: 0,
  };
  /** Durations of all replays since the connection and all its channels were established. */
  slowestCatchUpMs = 0;
  readonly issues: string[] = [];
  /** Messages by conversation, in order of arrival. */
  private readonly heard = new Map<string, Message[]>();
  /** Channels that were subscribed at the disconnect and are not subscribed again yet. */
  private readonly disconnectedChannels = new Set<string>();
  private readonly feed: EventReplay;
  private readonly connection: LiveConnection;

  constructor(private readonly options: Options) {
    this.feed = new EventReplay({
      apply: (type, data) => type === 'message.created' && this.apply(data as MessageEvent),
      readLatest: () => this.readLatest(),
      readAfter: (id) => this.readAfter(id),
      refetchAll: () => this.refetchAll(),
      onChange: () => undefined,
    });
    const settings = { key: 'venturion-live', cluster: 'mt1', builtIn: true };
    this.connection = new LiveConnection({
      authorize: ({ channelName, socketId }) => this.authorize(channelName, socketId),
      createPusher: async (authorize) =>
        new PusherJs(settings.key, pusherOptions(settings, authorize, { ...location, port: String(options.port) })),
    });
  }

  get state() {
    return this.connection.getState();
  }

  getMessages(conversationId: string): readonly Message[] {
    return this.heard.get(conversationId) ?? [];
  }

  /** Opens the page. Resolves once it has caught up for the first time. */
  open(conversations: ReadonlyMap<string, readonly Message[]>, channels: readonly string[]): Promise<void> {
    for (const [id, messages] of conversations) this.heard.set(id, [...messages]);
    this.feed.start(this.readLatest());
    this.connection.onStateChange(() => {
      if (this.state === 'connected') this.counts.connections++;
      else {
        this.feed.startBuffering();
        for (const channel of channels) this.disconnectedChannels.add(channel);
      }
    });
    const ready = new Promise<void>((resolve) => this.connection.onReady(() => resolve(this.catchUp())));
    for (const channel of channels)
      this.connection.subscribe(channel, {
        // The connection counts as ready after five seconds, with or without a channel that waits for its authorisation.
        'pusher:subscription_succeeded': () => this.feed.replayForChannel(this.disconnectedChannels.delete(channel)),
        'message.created': (data) => this.receive(data),
      });
    this.connection.setCredentials(this.options.user, 'a token');
    return ready;
  }

  close(): void {
    this.feed.stop();
    this.connection.setCredentials(null, null);
  }

  private async readLatest(): Promise<string> {
    return (await this.request('/graphql', { query: '{ latestEventId }' })).data.latestEventId;
  }

  private async catchUp(): Promise<void> {
    const startedAt = performance.now();
    this.counts.catchUps++;
    await this.feed.catchUp();
    this.slowestCatchUpMs = Math.max(this.slowestCatchUpMs, performance.now() - startedAt);
  }

  private receive(data: unknown): void {
    this.counts.received++;
    this.feed.receive('message.created', data);
  }

  private apply({ conversationId, message }: MessageEvent): void {
    const messages = this.heard.get(conversationId);
    if (!messages) return this.addIssue(`received an event of a conversation without membership: ${conversationId}`);
    const last = messages.at(-1)?.seq ?? 0;
    // Refetched messages are merged with live ones by id.
    if (messages[message.seq - 1]?.id === message.id && this.counts.refetches > 0) return void this.counts.merged++;
    if (message.seq !== last + 1)
      return this.addIssue(`received message ${message.seq} after ${last} of ${conversationId}`);
    messages.push(message);
    this.counts.applied++;
  }

  private async readAfter(after: string): Promise<EventPage> {
    const { status, body } = await this.options.call(`/api/events?after=${after}&limit=100`);
    if (status === 409) throw new CursorExpiredError();
    if (status !== 200) throw new Error(`catching up was answered ${status}`);
    const { events, next, has_more: hasMore } = body.data;
    for (const { type } of events) if (type === 'message.created') this.counts.caughtUp++;
    return { events, endCursor: next, hasMore };
  }

  private async refetchAll(): Promise<void> {
    this.counts.refetches++;
    for (const [id, messages] of this.heard) {
      for (let isFull = true; isFull;) {
        const { data } = await this.request(
          `/api/messages/conversations/${id}/messages?after=${messages.length}&limit=50`,
        );
        for (const message of data.messages) if (message.seq === messages.length + 1) messages.push(message);
        isFull = data.messages.length === 50;
      }
    }
  }

  private async authorize(channelName: string, socketId: string): Promise<ChannelAuth> {
    for (let attempt = 1; ; attempt++) {
      const unanswered = { status: undefined, body: undefined };
      const { status, body } = await this.options
        .call('/api/messages/pusher/auth', { socket_id: socketId, channel_name: channelName })
        .catch(() => unanswered);
      if (status === 200) return body;
      if (status === 403) this.counts.refused++;
      if (attempt === authTries)
        throw Object.assign(new Error(`Auth request failed with status ${status}`), { status });
      await pause(1_000);
    }
  }

  private async request(path: string, body?: object): Promise<any> {
    const response = await this.options.call(path, body);
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
    return response.body;
  }

  private addIssue(issue: string): void {
    this.issues.push(`${this.options.user.username} ${issue}`);
  }
}
