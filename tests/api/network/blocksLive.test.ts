import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { builtInApp } from '../../../server/live/builtInPublisher';
import { authorizeChannel, collectResults, createSubscriber } from '../../support/transports/live';
import { buildComment, buildPost, registerPeople, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';
import { gqlOutcome, restOutcome, type Outcome } from '../../support/transports/transports';

let server: TestServer;
let ana: Person;
let ben: Person;
let cara: Person;

const open: { close(): void }[] = [];

let named = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** Three people without any relation. */
async function newPeople(): Promise<void> {
  named += 1;
  [ana, ben, cara] = await registerPeople(server, `ana${named}`, `ben${named}`, `cara${named}`);
}

const card = 'id username displayName headline avatarUrl';

const edges = (name: string) => (data: any) => data[name].edges.map(({ node }: any) => node);

const blockPerson = 'mutation ($id: ID!) { blockPerson(id: $id) }';

const unblockPerson = 'mutation ($id: ID!) { unblockPerson(id: $id) }';

type Way = {
  name: string;
  set(caller: Caller, id: string, blocked: boolean): Promise<Outcome>;
  list(caller: Caller): Promise<Outcome>;
};

const ways: Way[] = [
  {
    name: 'REST',
    set: async (caller, id, blocked) =>
      restOutcome('is_blocked', await caller.rest(`/api/blocks/${id}`, { method: blocked ? 'POST' : 'DELETE' })),
    list: async (caller) => restOutcome('blocked_users', await caller.rest('/api/blocks?limit=50')),
  },
  {
    name: 'GraphQL',
    set: async (caller, id, blocked) =>
      gqlOutcome(await caller.gql(blocked ? blockPerson : unblockPerson, { id }), () => blocked),
    list: async (caller) =>
      gqlOutcome(
        await caller.gql(`{ blockedPeople(first: 50) { edges { node { ${card} } } } }`),
        edges('blockedPeople'),
      ),
  },
];

/** A bare socket of the live hub, on channels of this person's choice. */
async function openSocket(person: Person, ...channels: string[]) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/app/${builtInApp.key}?protocol=7&client=test&version=1`);
  open.push({ close: () => socket.terminate() });
  const events: { event: string; channel?: string; data: any }[] = [];
  socket.on('message', (raw) => {
    const { event, channel, data } = JSON.parse(String(raw));
    events.push({ event, channel, data: typeof data === 'string' ? JSON.parse(data) : data });
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const findEvent = (name: string, channel?: string) =>
    events.find((one) => one.event === name && one.channel === channel);
  await vi.waitFor(() => expect(findEvent('pusher:connection_established')).toBeDefined());
  const socketId: string = findEvent('pusher:connection_established')!.data.socket_id;
  for (const channel of channels) {
    const { body } = await authorizeChannel(person, channel, socketId);
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: body.auth } }));
    await vi.waitFor(() => expect(findEvent('pusher_internal:subscription_succeeded', channel)).toBeDefined());
  }
  return { socket, socketId, events, closed };
}

it('closes both people’s live connections with “reconnect at once”, and denies both the channels of the other’s posts', async () => {
  await newPeople();
  const [byAna, byBen, byCara] = await Promise.all(
    [ana, ben, cara].map(async (author) => `private-post-${(await buildPost(author)).id}`),
  );
  const [ofAna, ofBen, ofCara] = await Promise.all([
    openSocket(ana, byBen!, byCara!),
    openSocket(ben, byAna!),
    openSocket(cara, byAna!, byBen!),
  ]);
  const waiting = await openSocket(ben);
  const { status, body } = await authorizeChannel(ben, byAna!, waiting.socketId);
  expect(status).toBe(200);
  await ways[0]!.set(ana, ben.id, true);
  expect(await Promise.all([ofAna.closed, ofBen.closed])).toEqual([4200, 4200]);
  waiting.socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: byAna, auth: body.auth } }));
  expect(await waiting.closed, 'a signature from before the block').toBe(4200);
  expect(ofCara.socket.readyState).toBe(WebSocket.OPEN);

  const [ana2, ben2] = await Promise.all([
    openSocket(ana, `private-user-${ana.id}`, byCara!),
    openSocket(ben, `private-user-${ben.id}`, byCara!),
  ]);
  expect((await authorizeChannel(ana, byBen!, ana2.socketId)).status).toBe(403);
  expect((await authorizeChannel(ben, byAna!, ben2.socketId)).status).toBe(403);
  await ways[0]!.set(ana, ben.id, false);
  await vi.waitFor(() =>
    expect(ana2.events.find(({ event }) => event === 'block.changed')?.data).toMatchObject({
      personId: ben.id,
      isBlocked: false,
    }),
  );
  expect([ana2, ben2].map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  expect((await authorizeChannel(ben, byAna!, ben2.socketId)).status).toBe(200);
});

it('ends subscriptions of both about the other and hides the other’s activity elsewhere', async () => {
  await newPeople();
  const clients = [ana, ben].map(({ token }) => createSubscriber(server, token));
  for (const client of clients) open.push({ close: () => void client.dispose() });
  const [ofAna, ofBen, ofCara] = await Promise.all(
    [ana, ben, cara].map(async (author) => (await buildPost(author)).id as string),
  );
  const onChannel = (client: number, id: string) =>
    collectResults(clients[client]!, 'subscription ($channel: String!) { event(channel: $channel) { type data } }', {
      channel: `private-post-${id}`,
    });
  const onPost = (client: number, id: string) =>
    collectResults(clients[client]!, 'subscription ($id: ID!) { postUpdated(id: $id) { id likeCount } }', { id });
  const about = [onChannel(0, ofBen!), onPost(0, ofBen!), onChannel(1, ofAna!), onPost(1, ofAna!)];
  const elsewhere = onChannel(0, ofCara!);
  await vi.waitFor(async () => {
    for (const id of [ofAna, ofBen, ofCara]) await buildComment(cara, id!);
    await server.waitForRelay();
    for (const { results } of [...about, elsewhere]) expect(results.length).toBeGreaterThan(0);
  }, 10_000);

  await ways[1]!.set(ana, ben.id, true);
  await server.waitForRelay();
  for (const id of [ofAna, ofBen]) await cara.rest(`/api/posts/${id}/like`, { method: 'POST' });
  await vi.waitFor(() => expect(about.map(({ end }) => end)).toEqual([true, true, true, true]));
  expect(JSON.stringify(about)).toContain('"likeCount":0');
  expect(JSON.stringify(about)).not.toContain('"likeCount":1');

  const receivedCount = elsewhere.results.length;
  const { id: hidden } = await buildComment(ben, ofCara!, { content: 'not for ana' });
  const { id: shown } = await buildComment(cara, ofCara!, { content: 'for all' });
  await vi.waitFor(() => expect(JSON.stringify(elsewhere.results.slice(receivedCount))).toContain(shown));
  expect(JSON.stringify(elsewhere.results.slice(receivedCount))).not.toContain(hidden);
});
