import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createHub, type HubRules } from './index';
import type { Limits } from './limits';
import { sign, signForOwner, signInText, subscriptionText, type SignatureOwner } from './signature';

export const testApp = { appId: 'app', key: 'key', secret: 'a secret of the tests' };

/**
 * Starts a hub on its own HTTP server, for tests.
 * @param failWith called with each request of the HTTP API; a returned status is sent instead of handling the request
 */
export async function startTestHub(
  limits?: Partial<Limits>,
  failWith: (url: string, body: string) => number | undefined = () => undefined,
  rules?: HubRules,
) {
  let hub = createHub({ ...testApp, limits, rules });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const status = failWith(request.url!, body.toString());
      if (status !== undefined) response.writeHead(status).end('injected failure\n');
      else if (!hub.handleHttp(request, response, body)) response.writeHead(404).end('not the hub\n');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!hub.handleUpgrade(request, socket, head, request.socket.remoteAddress!))
      socket.end('HTTP/1.1 418 Not the hub\r\nConnection: close\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  /** Replaces the hub, as a restart does, but the port accepts connections all the time. */
  const restart = async () => {
    const previous = hub;
    hub = createHub({ ...testApp, limits, rules });
    await previous.shutdown();
  };
  const stop = async () => {
    await hub.shutdown();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    get hub() {
      return hub;
    },
    port,
    restart,
    stop,
  };
}

export type TestHub = Awaited<ReturnType<typeof startTestHub>>;

const signAs = (owner: Partial<SignatureOwner>, text: string): string =>
  signForOwner(testApp, { sessionId: 'session', accountId: 'account', expiresMs: Date.now() + 60_000, ...owner }, text);

type Message = { event: string; channel?: string; data: any; user_id?: string };

/** A client that sends arbitrary frames, and buffers the received messages in order. */
export class RawClient {
  readonly socket: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  socketId = '';
  private readonly received: Message[] = [];
  private onMessage: (() => void) | undefined;

  constructor(port: number, path = `/app/${testApp.key}?protocol=7&client=test&version=1`) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    this.socket.on('error', () => {});
    this.socket.on('message', (data) => {
      this.received.push(JSON.parse(data.toString()));
      this.onMessage?.();
    });
    this.closed = new Promise((resolve) =>
      this.socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
  }

  static async connect(port: number): Promise<RawClient> {
    const client = new RawClient(port);
    client.socketId = (await client.next('pusher:connection_established')).data.socket_id;
    return client;
  }

  /** Waits for the next message of this name, skipping others. @returns the message with parsed data */
  async next(event: string): Promise<Message> {
    for (;;) {
      const message = this.received.shift();
      if (message?.event === event)
        return { ...message, data: typeof message.data === 'string' ? JSON.parse(message.data) : message.data };
      if (!message) await new Promise<void>((resolve) => (this.onMessage = resolve));
    }
  }

  send(event: string, data?: unknown, channel?: string): void {
    this.socket.send(JSON.stringify({ event, data, channel }));
  }

  /** Waits until the hub has handled all sent messages. @returns the messages received until then */
  async flush(): Promise<Message[]> {
    this.send('pusher:ping', {});
    const messages: Message[] = [];
    for (;;) {
      const message = this.received.shift();
      if (message?.event === 'pusher:pong') return messages;
      if (message) messages.push(message);
      else await new Promise<void>((resolve) => (this.onMessage = resolve));
    }
  }

  authFor(channel: string, channelData?: string): string {
    const text = [this.socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
    return `${testApp.key}:${sign(testApp.secret, text)}`;
  }

  /** Sends a subscription with a valid signature, without waiting for the reply. */
  requestSubscription(channel: string, member?: object): void {
    const channelData = member && JSON.stringify(member);
    this.send('pusher:subscribe', { channel, auth: this.authFor(channel, channelData), channel_data: channelData });
  }

  /** Sends a subscription that a session's owner has authorised, without waiting for the reply. */
  requestSubscriptionOf(channel: string, owner: Partial<SignatureOwner>): void {
    this.send('pusher:subscribe', { channel, auth: signAs(owner, subscriptionText(this.socketId, channel)) });
  }

  /** Signs in by a session, without waiting for the reply. */
  signInOf(user: object, owner: Partial<SignatureOwner>): void {
    const userData = JSON.stringify(user);
    this.send('pusher:signin', { auth: signAs(owner, signInText(this.socketId, userData)), user_data: userData });
  }

  async subscribe(channel: string, member?: object): Promise<Message> {
    this.requestSubscription(channel, member);
    return this.next('pusher_internal:subscription_succeeded');
  }

  signIn(user: object): void {
    const userData = JSON.stringify(user);
    this.send('pusher:signin', {
      auth: `${testApp.key}:${sign(testApp.secret, `${this.socketId}::user::${userData}`)}`,
      user_data: userData,
    });
  }
}
