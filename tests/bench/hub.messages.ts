/** Measures from sending a message to its arrival at another client, on the built server: the part of hub.ts that needs a database. */
import PusherJs, { type Channel } from 'pusher-js';
import { bypass } from './victim.ts';

type Member = { id: string; call(path: string, body: object): Promise<any> };

async function call(port: number, token: string | undefined, path: string, body: object): Promise<any> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-ratelimit-bypass': bypass,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
  return response.json();
}

async function register(port: number, name: string): Promise<Member> {
  const { user, accessToken } = await call(port, undefined, '/api/auth/register', {
    email: `${name}@bench.test`,
    username: name,
    password: 'a password for the bench',
  });
  return { id: user.id, call: (path, body) => call(port, accessToken, path, body) };
}

/** A connected client on the conversation's channel. */
function join(port: number, person: Member, channelName: string): Promise<Channel> {
  const pusher = new PusherJs('venturion-live', {
    cluster: 'mt1',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId }, done) =>
        void person.call('/api/messages/pusher/auth', { socket_id: socketId, channel_name: channelName }).then(
          (auth) => done(null, auth),
          (error: Error) => done(error, null),
        ),
    },
  });
  const channel = pusher.subscribe(channelName);
  return new Promise<Channel>((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', () => resolve(channel));
    channel.bind('pusher:subscription_error', ({ error }: { error: string }) => reject(new Error(error)));
  });
}

/** @returns milliseconds from the call to the other's receipt of each of so many messages, sorted */
export async function measureMessages(port: number, messages: number): Promise<number[]> {
  const [sender, reader] = [await register(port, 'sender'), await register(port, 'reader')];
  const { id } = (await sender.call('/api/messages/conversations', { recipientId: reader.id })).data.conversation;
  // The channel is open to the recipient after acceptance only.
  await reader.call(`/api/messages/conversations/${id}/accept`, {});
  const channel = await join(port, reader, `presence-conversation-${id}`);
  const arrivals = new Map<string, (ms: number) => void>();
  channel.bind('message.created', ({ message }: { message: { content: string } }) =>
    arrivals.get(message.content)!(performance.now()),
  );
  const times: number[] = [];
  for (let n = -50; n < messages; n++) {
    const arrived = new Promise<number>((resolve) => arrivals.set(`Message ${n}`, resolve));
    const start = performance.now();
    await sender.call(`/api/messages/conversations/${id}/messages`, {
      content: `Message ${n}`,
      clientId: `bench-${n}`,
    });
    const ms = (await arrived) - start;
    // The first ones warm the server up.
    if (n >= 0) times.push(ms);
  }
  return times.toSorted((a, b) => a - b);
}
