import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildPost, latestEvent, registerPerson, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person;
let postId: string;
let round = 0;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

type Message = { id?: string; type: string; payload?: any };

/** Opens a graphql-ws connection that sends what it is given and collects what it receives. */
async function open(person: Person) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  await new Promise((resolve) => socket.once('open', resolve));
  const send = (message: Message) => socket.send(JSON.stringify(message));
  send({ type: 'connection_init', payload: { authorization: `Bearer ${person.token}` } });
  await vi.waitFor(() => expect(messages.length > 0 || socket.readyState > WebSocket.OPEN).toBe(true), 5_000);
  const subscribe = (id: string, query: string) => send({ id, type: 'subscribe', payload: { query } });
  const of = (type: string, id?: string) =>
    messages.filter((message) => message.type === type && (id === undefined || message.id === id));
  return { socket, messages, closed, send, subscribe, of };
}

/** As wide as the limit of aliases allows. */
const wide = Array.from({ length: 3 }, (_, n) => `a${n}: data`).join(' ');
const onPost = (fields: string, after?: string) =>
  `subscription { event(channel: "private-post-${postId}"${after === undefined ? '' : `, after: "${after}"`}) { id ${fields} } }`;

async function prepare(): Promise<void> {
  ana = await registerPerson(server, `ana${++round}`);
  postId = (await buildPost(ana)).id;
}

/** Writes events of the post, each with a payload of `bytes`. */
async function emit(count: number, bytes: number): Promise<void> {
  await server.sql(
    `insert into event (type, topic, topic_id, data) select 'post.counted', 'post', $1, jsonb_build_object('n', n, 'text', repeat('x', $3)) from generate_series(1, $2::int) n`,
    [postId, count, bytes],
  );
  server.app.relay.wake();
}

/** Waits until each of these subscriptions has received an event. The pause is for the rate of deliveries. */
const started = async (connection: Awaited<ReturnType<typeof open>>, ids: string[]) => {
  await vi.waitFor(async () => {
    await emit(1, 1);
    await server.waitForRelay();
    await sleep(250);
    for (const id of ids) expect(connection.of('next', id).length, id).toBeGreaterThan(0);
  }, 10_000);
};

describe('a GraphQL subscription', () => {
  it('that is not read ends with OVERFLOW, and its client resumes after the last event without a loss', async () => {
    await prepare();
    const start = await latestEvent(server);
    const reader = await open(ana);
    reader.subscribe('slow', onPost(wide, start));
    await started(reader, ['slow']);
    reader.socket.pause();
    await emit(1_400, 20_000);
    const end = await latestEvent(server);
    reader.socket.resume();
    await vi.waitFor(() => expect(reader.of('error', 'slow')).toHaveLength(1), 20_000);
    expect(reader.of('error', 'slow')[0]!.payload[0].extensions.code).toBe('OVERFLOW');
    const received = reader.of('next', 'slow').map(({ payload }) => payload.data.event.id);
    expect(received.length).toBeLessThan(1_400);
    reader.subscribe('resumed', onPost('', received.at(-1)));
    await vi.waitFor(() => expect(reader.of('next', 'resumed').at(-1)?.payload.data.event.id).toBe(end), 20_000);
    const all = [...received, ...reader.of('next', 'resumed').map(({ payload }) => payload.data.event.id)];
    const logged = await server.sql('select seq::text as id from event where topic_id = $1 and seq > $2 order by seq', [
      postId,
      start,
    ]);
    expect(all).toEqual(logged.map(({ id }) => id));
  }, 40_000);

  it('drops a connection that never reads, while others receive everything', async () => {
    await prepare();
    const [stalled, reader] = [await open(ana), await open(ana)];
    const ids = Array.from({ length: 30 }, (_, n) => `s${n}`);
    for (const id of ids) stalled.subscribe(id, onPost(wide));
    reader.subscribe('r', onPost(''));
    await started(stalled, ids);
    await started(reader, ['r']);
    stalled.socket.pause();
    const count = reader.of('next').length;
    await emit(40, 60_000);
    await vi.waitFor(() => expect(reader.of('next').length).toBeGreaterThanOrEqual(count + 40), 10_000);
    stalled.socket.resume();
    expect((await stalled.closed).code).toBe(1006);
    expect(reader.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is one of at most 50 on a connection', async () => {
    await prepare();
    const connection = await open(ana);
    for (let n = 0; n < 51; n++) connection.subscribe(`s${n}`, onPost(''));
    await vi.waitFor(() => expect(connection.of('error')).toHaveLength(1), 5_000);
    expect(connection.of('error')[0]!.payload[0]).toMatchObject({
      message: 'A connection may have 50 subscriptions.',
      extensions: { code: 'RATE_LIMITED' },
    });
    connection.send({ id: 's0', type: 'complete' });
    await started(connection, ['s1']);
    connection.subscribe('again', onPost(''));
    await started(connection, ['again']);
  });

  it('whose id is reused while it starts closes its connection, because it could not be ended', async () => {
    await prepare();
    const connection = await open(ana);
    connection.subscribe('reused', onPost(''));
    connection.send({ id: 'reused', type: 'complete' });
    connection.subscribe('reused', onPost(''));
    expect((await connection.closed).code).toBe(4409);
  });

  it('answers a document with a syntax error without closing its connection', async () => {
    await prepare();
    const connection = await open(ana);
    connection.subscribe('broken', 'subscription {');
    await vi.waitFor(() => expect(connection.of('error', 'broken')).toHaveLength(1), 5_000);
    expect(connection.of('error', 'broken')[0]!.payload[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(connection.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('connections for subscriptions', () => {
  it('are at most 10 of a session: the next is closed with the limit as the reason', async () => {
    await prepare();
    const connections = await Promise.all(Array.from({ length: 10 }, () => open(ana)));
    for (const connection of connections) expect(connection.of('connection_ack')).toHaveLength(1);
    expect(await (await open(ana)).closed).toEqual({ code: 4429, reason: 'A session may have 10 live connections.' });
    connections[0]!.socket.close();
    await connections[0]!.closed;
    expect((await open(ana)).of('connection_ack')).toHaveLength(1);
  });

  it('close when their client sends more than its share of messages', async () => {
    await prepare();
    const connection = await open(ana);
    for (let n = 0; n < 400; n++) connection.send({ type: 'ping' });
    expect((await connection.closed).code).toBe(4429);
    expect(connection.of('pong').length).toBeLessThan(400);
  });
});
