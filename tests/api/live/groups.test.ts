import type { Channel, PresenceChannel } from 'pusher-js';
import type PusherClient from 'pusher-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { collectEvents, waitForEvent, waitForPong, subscribe } from '../../support/transports/hub';
import { authorizeChannel, createLiveClient } from '../../support/transports/live';
import { block, connect, eventsSince, latestEvent, registerPeople, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
/** Bob blocks Cleo; Ana and Dan are in the same group. */
let ana: Person;
let bob: Person;
let cleo: Person;
let dan: Person;
let id: string;
let name: string;
let round = 0;
const clients: PusherClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  round++;
  [ana, bob, cleo, dan] = await registerPeople(server, `ana${round}`, `bob${round}`, `cleo${round}`, `dan${round}`);
  for (const person of [bob, cleo, dan]) await connect(server, ana, person);
  const { body } = await ana.rest('/api/messages/conversations', {
    body: { participantIds: [bob.id, cleo.id, dan.id], title: 'Team' },
  });
  ({ id } = body.data.conversation);
  name = `presence-conversation-${id}`;
});
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect();
});

function createClient(person: Person): PusherClient {
  const client = createLiveClient(server, person);
  clients.push(client);
  return client;
}

const send = async (person: Person, content: string) =>
  (await person.rest(`/api/messages/conversations/${id}/messages`, { body: { content } })).body.data.message;
const members = (channel: Channel) => Object.keys((channel as PresenceChannel).members.members).toSorted();
const ids = (...people: Person[]) => people.map((person) => person.id).toSorted();

/** Events of the group that a person received on their own channel. */
const groupEvents = (events: [string, unknown][]) =>
  events
    .filter(([type]) => type.startsWith('message.') || type.startsWith('conversation.'))
    .map(([type, data]) => [type, (data as any).message?.content]);

it('a block between two group members closes the channel for both at once; the others remain and receive neither', async () => {
  const all = await Promise.all([ana, bob, cleo, dan].map(async (person) => subscribe(createClient(person), name)));
  const [toAna, toBob, toCleo, toDan] = all as [Channel, Channel, Channel, Channel];
  await vi.waitFor(() => expect(members(toAna)).toEqual(ids(ana, bob, cleo, dan)));
  const socketIds = [0, 3].map((n) => clients[n]!.connection.socket_id);
  const rejections = Promise.all([toBob, toCleo].map((channel) => waitForEvent(channel, 'pusher:subscription_error')));
  await bob.rest(`/api/blocks/${cleo.id}`, { method: 'POST' });
  for (const error of await rejections) expect(error).toMatchObject({ error: 'Auth request failed with status 403' });
  await vi.waitFor(() => expect([toAna, toDan].map(members)).toEqual([ids(ana, dan), ids(ana, dan)]));
  expect(
    [0, 3].map((n) => clients[n]!.connection.socket_id),
    'the others were not disturbed',
  ).toEqual(socketIds);
  const [receivedByAna, receivedByCleo] = [collectEvents(toAna), collectEvents(toCleo)];
  for (const n of [1, 3]) clients[n]!.send_event('client-typing', {}, name);
  await Promise.all([waitForPong(clients[1]!), waitForPong(clients[3]!)]);
  await Promise.all([waitForPong(clients[0]!), waitForPong(clients[2]!)]);
  expect([receivedByAna, receivedByCleo]).toEqual([[['client-typing', {}]], []]);
});

it('both receive events of the other members on their own channel, and none of each other', async () => {
  await block(server, bob, cleo);
  expect([
    (await authorizeChannel(bob, name)).status,
    (await authorizeChannel(cleo, name)).status,
    (await authorizeChannel(ana, name)).status,
  ]).toEqual([403, 403, 200]);
  const [own, ofDan] = [
    collectEvents(await subscribe(createClient(cleo), `private-user-${cleo.id}`)),
    collectEvents(await subscribe(createClient(dan), `private-user-${dan.id}`)),
  ];
  const start = await latestEvent(server);
  const { id: messageId } = await send(ana, 'Frist');
  // An edit replaces the content of events that were not delivered yet.
  await server.waitForRelay();
  await ana.rest(`/api/messages/${messageId}`, { method: 'PUT', body: { content: 'First' } });
  await dan.rest(`/api/messages/${messageId}/reaction`, { method: 'PUT', body: { emoji: '🎉' } });
  const { id: hidden } = await send(bob, 'Not for Cleo');
  await bob.rest(`/api/messages/${hidden}`, { method: 'DELETE' });
  await bob.rest(`/api/messages/conversations/${id}/read`, { body: { upTo: 2 } });
  await ana.rest(`/api/messages/conversations/${id}`, { method: 'PUT', body: { title: 'The team' } });
  // Lists receive the last message and the title too: two changes, and the title twice. The title has a line in the history.
  await vi.waitFor(
    () => expect(groupEvents(own).filter(([type]) => type === 'conversation.changed')).toHaveLength(4),
    5_000,
  );
  const messageEvents = (events: typeof own) => groupEvents(events).filter(([type]) => type.startsWith('message.'));
  expect(messageEvents(own)).toEqual([
    ['message.created', 'Frist'],
    ['message.changed', 'First'],
    ['message.reacted', undefined],
    ['message.created', ''],
  ]);
  expect(messageEvents(ofDan), 'members on the channel receive it there').toEqual([]);
  const caughtUp = (await eventsSince(server, cleo, start)).filter(({ channel }) => channel === name);
  expect(
    caughtUp.map(({ type }) => type),
    'the same as by catching up',
  ).toEqual(['message.created', 'message.changed', 'message.reacted', 'message.created', 'conversation.changed']);
});

it('a block with a person outside the group closes the channel to no member', async () => {
  const [stranger] = await registerPeople(server, `stranger${round}`);
  await block(server, bob, stranger!);
  await block(server, bob, cleo);
  await cleo.rest(`/api/messages/conversations/${id}`, { method: 'DELETE' });
  expect([(await authorizeChannel(bob, name)).status, (await authorizeChannel(cleo, name)).status]).toEqual([200, 403]);
  await server.waitForRelay();
  const client = createClient(cleo);
  const own = collectEvents(await subscribe(client, `private-user-${cleo.id}`));
  await send(ana, 'Without Cleo');
  await server.waitForRelay();
  await waitForPong(client);
  expect(own, 'who has left hears nothing').toEqual([]);
});
