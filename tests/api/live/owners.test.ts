import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authorizeChannel } from '../../support/transports/live';
import { RawClient } from '../../../server/live/hub/testing';
import { builtInApp } from '../../../server/live/builtInPublisher';
import { bearer, connect, createCaller, registerPeople, type Caller, type Person } from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
let ana: Person;
let ben: Person;
let cleo: Person;
let round = 0;
const clients: RawClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await server.close();
});
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate();
});

async function cast(): Promise<void> {
  round++;
  [ana, ben, cleo] = await registerPeople(server, `ana${round}`, `ben${round}`, `cleo${round}`);
}

async function open(at = server): Promise<RawClient> {
  const client = new RawClient(at.port, `/app/${builtInApp.key}?protocol=7`);
  clients.push(client);
  client.socketId = (await client.next('pusher:connection_established')).data.socket_id;
  return client;
}

const elsewhere = (person: Person): Caller => createCaller(other, bearer(person.token));

const signed = async (client: RawClient, caller: Pick<Person, 'rest'>, channel: string) => {
  const { status, body } = await authorizeChannel(caller, channel, client.socketId);
  expect(status, channel).toBe(200);
  return { channel, ...body };
};

async function subscribe(client: RawClient, caller: Pick<Person, 'rest'>, channel: string): Promise<void> {
  client.send('pusher:subscribe', await signed(client, caller, channel));
  await client.next('pusher_internal:subscription_succeeded');
}

const conversationOf = async (person: Person, peer: Person): Promise<string> => {
  await connect(server, person, peer);
  const { body } = await person.rest('/api/messages/conversations', { body: { participantIds: [peer.id] } });
  return body.data.conversation.id;
};

const send = (person: Person, id: string, content: string) =>
  person.rest(`/api/messages/conversations/${id}/messages`, { body: { content } });

describe('a subscription lives as long as the session that authorised it', () => {
  it('also when another session authorised a later channel of the socket, in this process or another', async () => {
    for (const authority of [(person: Person): Caller => person, elsewhere]) {
      await cast();
      const client = await open();
      const conversation = await conversationOf(ana, ben);
      await subscribe(client, authority(ana), `presence-conversation-${conversation}`);
      await subscribe(client, authority(ana), `private-user-${ana.id}`);
      await subscribe(client, authority(cleo), 'private-feed');
      await ana.gql('mutation { logout }');
      expect((await client.closed).code).toBe(4200);
      await send(ben, conversation, 'After the session');
      await server.waitForRelay();
      expect(server.app.publisher.stats().sockets).toBe(0);
    }
  });

  it('ends with a block of its account, although another account authorised a later channel', async () => {
    await cast();
    const client = await open();
    const conversation = await conversationOf(ana, ben);
    await subscribe(client, elsewhere(ana), `presence-conversation-${conversation}`);
    await subscribe(client, elsewhere(cleo), 'private-feed');
    await ben.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    expect((await client.closed).code).toBe(4200);
  });

  it('and is refused when that session ended, or the account lost access, after the signature was made', async () => {
    await cast();
    const conversation = await conversationOf(ana, ben);
    const [early, late] = [await open(), await open()];
    const signature = await signed(early, elsewhere(ana), `private-user-${ana.id}`);
    const blocked = await signed(late, elsewhere(ana), `presence-conversation-${conversation}`);
    await ben.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    await ana.gql('mutation { logout }');
    await server.waitForRelay();
    early.send('pusher:subscribe', signature);
    expect((await early.next('pusher:subscription_error')).data).toMatchObject({
      status: 401,
      error: 'The session has ended.',
    });
    await subscribe(late, cleo, 'private-feed');
    late.send('pusher:subscribe', blocked);
    expect((await late.next('pusher:subscription_error')).data.status).toBe(401);
  });

  it('and is refused on sockets from before a block that ended the access', async () => {
    await cast();
    const conversation = await conversationOf(ana, ben);
    const client = await open();
    const signature = await signed(client, elsewhere(ana), `presence-conversation-${conversation}`);
    await ben.rest(`/api/blocks/${ana.id}`, { method: 'POST' });
    await server.waitForRelay();
    client.send('pusher:subscribe', signature);
    expect((await client.closed).code).toBe(4200);
  });

  it('and is not authorised when that session ends while the request is under way', async () => {
    await cast();
    const { canJoinChannel } = server.app.topics;
    const slow = vi.spyOn(server.app.topics, 'canJoinChannel').mockImplementation(async (...about) => {
      const isAllowed = await canJoinChannel.call(server.app.topics, ...about);
      await ana.gql('mutation { logout }');
      await server.waitForRelay();
      return isAllowed;
    });
    const client = await open();
    expect((await authorizeChannel(ana, `private-user-${ana.id}`, client.socketId)).status).toBe(401);
    slow.mockRestore();
  });
});

describe('the built-in hub', () => {
  it('has no public channels and no second names of a channel', async () => {
    await cast();
    const client = await open();
    const names = [
      'news',
      `private-feed-${ana.id}`,
      'private-post',
      'private-user',
      'presence-conversation',
      `private-user-${ana.id.toUpperCase()}`,
      `private-encrypted-user-${ana.id}`,
    ];
    for (const channel of names) {
      expect((await authorizeChannel(ana, channel, client.socketId)).status, channel).toBe(403);
      client.send('pusher:subscribe', { channel });
      expect((await client.next('pusher:subscription_error')).data, channel).toMatchObject({
        type: 'InvalidChannel',
        status: 404,
      });
    }
    expect(server.app.publisher.stats()).toMatchObject({ channels: 0 });
  });

  it('relays client-typing of at most 256 bytes in conversations, and no other client event', async () => {
    await cast();
    const name = `presence-conversation-${await conversationOf(ana, ben)}`;
    const [fromAna, toBen] = [await open(), await open()];
    for (const [client, person] of [
      [fromAna, ana],
      [toBen, ben],
    ] as const)
      for (const channel of ['private-feed', name]) await subscribe(client, person, channel);
    const refused = [
      ['client-typing', {}, 'private-feed'],
      ['client-message', {}, name],
      ['client-typing', 'x'.repeat(257), name],
    ] as const;
    for (const [event, data, channel] of refused) {
      fromAna.send(event, data, channel);
      expect((await fromAna.next('pusher:error')).data.code).toBe(4300);
    }
    fromAna.send('client-typing', {}, name);
    expect((await fromAna.flush()).filter(({ event }) => event === 'pusher:error')).toEqual([]);
    const received = (await toBen.flush()).filter(({ event }) => event.startsWith('client-'));
    expect(received).toMatchObject([{ event: 'client-typing', channel: name, user_id: ana.id }]);
  });
});
