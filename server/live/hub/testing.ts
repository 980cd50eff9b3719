import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { createHub } from './index';
import type { Limits } from './limits';
import { sign } from './signature';

export const testApp = { appId: 'app', key: 'key', secret: 'a secret of the tests' };

/**
 * A hub on a bare server of its own, for tests.
 * @param fault asked about each call of the HTTP API: a status to answer instead of doing it
 */
export async function startTestHub(
  limits?: Partial<Limits>,
  fault: (url: string, body: string) => number | undefined = () => undefined,
) {
  let hub = createHub({ ...testApp, limits });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const status = fault(request.url!, body.toString());
      if (status !== undefined) response.writeHead(status).end('out of order\n');
      else if (!hub.handleHttp(request, response, body)) response.writeHead(404).end('not the hub\n');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!hub.handleUpgrade(request, socket, head)) socket.end('HTTP/1.1 418 Not the hub\r\nConnection: close\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  /** Puts another hub in the place of this one, as a restart does, but without a moment when nobody listens. */
  const restart = async () => {
    const old = hub;
    hub = createHub({ ...testApp, limits });
    await old.shutdown();
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

type Message = { event: string; channel?: string; data: any; user_id?: string };

/** A client without manners: says what it is told to, and keeps what it hears in order. */
export class RawClient {
  readonly socket: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  socketId = '';
  private readonly heard: Message[] = [];
  private wake: (() => void) | undefined;

  constructor(port: number, path = `/app/${testApp.key}?protocol=7&client=test&version=1`) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
    this.socket.on('error', () => {});
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(data.toString()));
      this.wake?.();
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

  /** The next message of this name, its data decoded; others before it are passed over. */
  async next(event: string): Promise<Message> {
    for (;;) {
      const message = this.heard.shift();
      if (message?.event === event)
        return { ...message, data: typeof message.data === 'string' ? JSON.parse(message.data) : message.data };
      if (!message) await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  say(event: string, data?: unknown, channel?: string): void {
    this.socket.send(JSON.stringify({ event, data, channel }));
  }

  /** Everything heard until the hub has handled all that was said before. */
  async flush(): Promise<Message[]> {
    this.say('pusher:ping', {});
    const before: Message[] = [];
    for (;;) {
      const message = this.heard.shift();
      if (message?.event === 'pusher:pong') return before;
      if (message) before.push(message);
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  authFor(channel: string, channelData?: string): string {
    const text = [this.socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
    return `${testApp.key}:${sign(testApp.secret, text)}`;
  }

  /** Asks for a channel with a fitting signature. */
  ask(channel: string, member?: object): void {
    const channelData = member && JSON.stringify(member);
    this.say('pusher:subscribe', { channel, auth: this.authFor(channel, channelData), channel_data: channelData });
  }

  async subscribe(channel: string, member?: object): Promise<Message> {
    this.ask(channel, member);
    return this.next('pusher_internal:subscription_succeeded');
  }

  signIn(user: object): void {
    const userData = JSON.stringify(user);
    this.say('pusher:signin', {
      auth: `${testApp.key}:${sign(testApp.secret, `${this.socketId}::user::${userData}`)}`,
      user_data: userData,
    });
  }
}
