import Pusher from 'pusher';
import PusherClient, { type Channel, type Options } from 'pusher-js';
import { startTestHub, testApp } from '../../../server/live/hub/testing';

type Emitter = { bind(event: string, handler: (data: any) => void): unknown };

export const waitForEvent = (emitter: Emitter, event: string): Promise<any> =>
  new Promise((resolve) => emitter.bind(event, resolve));

/** Collects the events of a channel. */
export function collectEvents(channel: Channel): [event: string, data: unknown][] {
  const events: [string, unknown][] = [];
  channel.bind_global(
    (event: string, data: unknown) => void (event.startsWith('pusher:') || events.push([event, data])),
  );
  return events;
}

export async function subscribe(client: PusherClient, name: string): Promise<Channel> {
  const channel = client.subscribe(name);
  await waitForEvent(channel, 'pusher:subscription_succeeded');
  return channel;
}

/** Returns once the client has received everything published before. */
export async function waitForPong(client: PusherClient): Promise<void> {
  client.send_event('pusher:ping', {});
  await new Promise<void>((resolve) =>
    client.connection.bind('message', ({ event }: { event: string }) => event === 'pusher:pong' && resolve()),
  );
}

/** A hub with the official libraries on both sides. */
export async function openHub() {
  const running = await startTestHub();
  const clients: PusherClient[] = [];
  const publisherWith = (options: object) =>
    new Pusher({ ...testApp, host: '127.0.0.1', port: String(running.port), useTLS: false, ...options });
  const publisher = publisherWith({});
  return {
    publisher,
    publisherWith,
    running,
    /** A pusher-js client that authorises as `userId`, with the settings of the specification. */
    createClient(userId: string, options: Partial<Options> = {}, key = testApp.key): PusherClient {
      const client = new PusherClient(key, {
        cluster: 'mt1',
        wsHost: '127.0.0.1',
        wsPort: running.port,
        forceTLS: false,
        enableStats: false,
        enabledTransports: ['ws'],
        channelAuthorization: {
          customHandler: ({ socketId, channelName }, done) =>
            done(
              null,
              publisher.authorizeChannel(socketId, channelName, { user_id: userId, user_info: { name: userId } }),
            ),
        },
        userAuthentication: {
          customHandler: ({ socketId }, done) => done(null, publisher.authenticateUser(socketId, { id: userId })),
        },
        ...options,
      });
      clients.push(client);
      return client;
    },
    async close(): Promise<void> {
      for (const client of clients) client.disconnect();
      await running.stop();
    },
  };
}

export type OfficialHub = Awaited<ReturnType<typeof openHub>>;
