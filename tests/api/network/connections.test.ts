import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connect,
  eventsSince,
  hideProfile,
  latestEvent,
  missingId,
  registerPeople,
  visitor,
  type Person,
} from '../../support/people/people';
import { startTestServer, type TestServer } from '../../support/server/server';

let server: TestServer;
let ana: Person, bob: Person, cleo: Person, dan: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ana, bob, cleo, dan] = await registerPeople(server, 'ana', 'bob', 'cleo', 'dan');
});
afterAll(() => server.close());

const readStatus = async (viewer: Person, other: { id: string }) =>
  (await viewer.rest(`/api/connections/status/${other.id}`)).body.data;

const requestConnection = (from: Person, to: { id: string }, message?: string) =>
  from.rest('/api/connections/request', { body: { recipientId: to.id, message } });

test('a request is sent, visible to both, accepted, and removed', async () => {
  const before = await latestEvent(server);
  const { status, body } = await requestConnection(ana, bob, 'We met in Lyon');
  expect({ status, data: body.data }).toMatchObject({
    status: 201,
    data: { status: 'pending', requester_id: ana.id, recipient_id: bob.id },
  });
  expect(await readStatus(bob, ana)).toEqual(await readStatus(ana, bob));
  const { body: received } = await bob.rest('/api/connections/requests');
  expect(received.data.requests).toMatchObject([
    { message: 'We met in Lyon', person: { username: 'ana' }, requester_id: ana.id },
  ]);
  expect((await ana.rest('/api/connections/requests?direction=sent')).body.data.requests).toMatchObject([
    { person: { username: 'bob' } },
  ]);
  expect((await ana.rest(`/api/connections/accept/${bob.id}`, { method: 'POST' })).status).toBe(403);
  expect(
    (await bob.rest(`/api/connections/accept/${body.data.connectionId}`, { method: 'POST' })).body.data.status,
  ).toBe('accepted');
  expect((await ana.rest('/api/connections')).body.data.connections).toMatchObject([
    { username: 'bob', connection_id: body.data.connectionId },
  ]);
  expect((await ana.rest(`/api/follows/status/${bob.id}`)).body.data).toEqual({ isFollowing: true });
  expect((await ana.rest(`/api/follows/${bob.id}`, { method: 'DELETE' })).status).toBe(409);
  const events = await eventsSince(server, ana, before);
  expect(events.filter(({ type }) => type === 'relation.changed').map(({ data }) => data.connection?.status)).toEqual([
    'pending',
    'accepted',
  ]);
  expect((await ana.rest(`/api/connections/${bob.id}`, { method: 'DELETE' })).body.data.status).toBeNull();
  expect((await ana.rest(`/api/follows/${bob.id}`, { method: 'DELETE' })).status).toBe(200);
  const { data } = await bob.gql(
    'query($id: ID!) { profile(id: $id) { connectionCount followerCount followingCount viewerRelation { connection { id } isFollowing isFollower hasMuted } } }',
    { id: ana.id },
  );
  expect(data.profile).toEqual({
    connectionCount: 0,
    followerCount: 1,
    followingCount: 0,
    viewerRelation: { connection: null, isFollowing: true, isFollower: false, hasMuted: false },
  });
});

test('mutual requests connect; a declined one cannot be repeated; connecting with oneself is rejected', async () => {
  await requestConnection(cleo, dan);
  expect((await requestConnection(dan, cleo)).body.data.status).toBe('accepted');
  await requestConnection(cleo, ana);
  expect((await ana.rest(`/api/connections/reject/${cleo.id}`, { method: 'POST' })).body.data.status).toBe('rejected');
  expect((await requestConnection(cleo, ana)).status).toBe(409);
  expect((await requestConnection(ana, cleo)).body.data.status).toBe('pending');
  expect((await requestConnection(ana, ana)).status).toBe(400);
  expect(await readStatus(ana, ana)).toMatchObject({ status: null });
  expect((await visitor(server).rest(`/api/connections/status/${ana.id}`)).body.data.status).toBeNull();
});

test('a declined requester reads the date of the next possible request until then; the decliner reads none', async () => {
  const [uma, vic] = await registerPeople(server, 'uma', 'vic');
  const readRelation = async (viewer: Person, other: Person) =>
    (
      await viewer.gql(
        'query($id: ID!) { profile(id: $id) { viewerRelation { connection { status canAskAgainFrom } } } }',
        { id: other.id },
      )
    ).data.profile.viewerRelation;
  await requestConnection(uma, vic);
  expect([await readRelation(uma, vic), await readStatus(uma, vic)]).toMatchObject([
    { connection: { status: 'PENDING', canAskAgainFrom: null } },
    { can_ask_again_from: null },
  ]);
  const before = await latestEvent(server);
  await vic.rest(`/api/connections/reject/${uma.id}`, { method: 'POST' });
  const { status, body } = await requestConnection(uma, vic);
  expect(status).toBe(409);
  const [day] = /\d{4}-\d\d-\d\d/.exec(JSON.stringify(body.error))!;
  expect(Date.parse(day)).toBeGreaterThan(Date.now() + 20 * 86_400_000);
  expect(await readRelation(uma, vic)).toEqual({ connection: { status: 'REJECTED', canAskAgainFrom: day } });
  expect(await readStatus(uma, vic)).toMatchObject({ status: 'rejected', can_ask_again_from: day });
  expect(await readRelation(vic, uma)).toEqual({ connection: { status: 'REJECTED', canAskAgainFrom: null } });
  expect((await readStatus(vic, uma)).can_ask_again_from).toBeNull();
  const readNotifications = async (person: Person) =>
    (await eventsSince(server, person, before))
      .filter(({ type }) => type === 'relation.changed')
      .map(({ data }) => data.connection.canAskAgainFrom);
  expect([await readNotifications(uma), await readNotifications(vic)]).toEqual([[day], [null]]);

  const moveBack = (interval: string) =>
    server.sql(
      'update connection set responded_at = now() - $3::interval where requester_id = $1 and recipient_id = $2',
      [uma.id, vic.id, interval],
    );
  await moveBack('20 days 23 hours');
  expect((await readRelation(uma, vic)).connection.canAskAgainFrom).not.toBeNull();
  expect((await requestConnection(uma, vic)).status).toBe(409);
  await moveBack('21 days');
  expect((await readRelation(uma, vic)).connection.canAskAgainFrom).toBeNull();
  expect((await requestConnection(uma, vic)).body.data.status).toBe('pending');
});

test('either person can remove a declined request, and only the decliner allows another one by it', async () => {
  const [ida, jon] = await registerPeople(server, 'ida', 'jon');
  const remove = (person: Person, other: Person) => person.rest(`/api/connections/${other.id}`, { method: 'DELETE' });
  const decline = () => jon.rest(`/api/connections/reject/${ida.id}`, { method: 'POST' });
  await requestConnection(ida, jon);
  await decline();
  expect(await remove(ida, jon)).toMatchObject({ status: 200, body: { data: { status: null } } });
  expect([await readStatus(ida, jon), await readStatus(jon, ida)]).toMatchObject([{ status: null }, { status: null }]);
  expect([(await remove(ida, jon)).status, (await decline()).status]).toEqual([404, 404]);
  expect(await requestConnection(ida, jon)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('You can send another one from') } },
  });
  await server.sql(`update connection set responded_at = now() - interval '21 days' where requester_id = $1`, [ida.id]);
  expect((await requestConnection(ida, jon)).body.data.status).toBe('pending');
  await decline();
  expect((await remove(jon, ida)).body.data.status).toBeNull();
  expect((await requestConnection(ida, jon)).body.data.status).toBe('pending');
  await decline();
  await remove(ida, jon);
  expect((await requestConnection(jon, ida)).body.data.status).toBe('pending');
});

test('block and unblock restore neither a declined request nor the notification of a deleted one', async () => {
  const [eva, finn] = await registerPeople(server, 'eva', 'finn');
  const readNews = async (person: Person) =>
    (await person.rest('/api/notifications')).body.data.notifications.map(({ kind }: any) => kind);
  const blockFor = async (viewer: Person, other: Person) => {
    for (const method of ['POST', 'DELETE'])
      expect((await viewer.rest(`/api/blocks/${other.id}`, { method })).status).toBe(200);
  };
  await requestConnection(eva, finn);
  await eva.rest(`/api/follows/${finn.id}`, { method: 'POST' });
  expect(await readNews(finn)).toEqual(['person.followed', 'connection.requested']);
  await blockFor(finn, eva);
  expect(await readNews(finn)).toEqual([]);
  await requestConnection(eva, finn);
  await finn.rest(`/api/connections/reject/${eva.id}`, { method: 'POST' });
  await blockFor(eva, finn);
  expect((await requestConnection(eva, finn)).status).toBe(409);
  expect((await requestConnection(finn, eva)).body.data.status).toBe('pending');
});

test('the relation to a hidden person is not revealed', async () => {
  const [gil, hana] = await registerPeople(server, 'gil', 'hana');
  await connect(server, gil, hana);
  await gil.rest(`/api/follows/${hana.id}`, { method: 'POST' });
  await hideProfile(server, hana);
  expect(await readStatus(gil, hana)).toEqual(await readStatus(gil, { id: missingId }));
  expect((await gil.rest(`/api/follows/status/${hana.id}`)).body.data).toEqual({ isFollowing: false });
});

test('paths, suggestions, notifications and search succeed', async () => {
  const { data, errors } = await dan.gql(
    `query($ana: ID!, $bob: ID!) {
      connectionPath(toId: $ana) { degree people { username } }
      far: connectionPath(toId: $bob) { degree }
      suggestions { edges { node { person { username } sharedConnectionCount sharedSkills sharedNeeds } } }
      notifications { edges { node { kind verb path about actors { username } actorCount isRead } } }
      unreadNotificationCount
      searchPeople(query: "clo") { edges { node { person { username } } } }
      trendingHashtags { name postCount }
      connections { edges { node { username } } }
      followers { edges { node { username } } }
    }`,
    { ana: ana.id, bob: bob.id },
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    far: null,
    connectionPath: null,
    connections: { edges: [{ node: { username: 'cleo' } }] },
  });
  await cleo.rest(`/api/connections/accept/${ana.id}`, { method: 'POST' });
  const path = await dan.gql(
    'query($ana: ID!) { connectionPath(toId: $ana) { degree people { username } } suggestions { edges { node { person { username } sharedConnectionCount } } } }',
    { ana: ana.id },
  );
  expect(path.data.connectionPath).toEqual({
    degree: 2,
    people: [{ username: 'dan' }, { username: 'cleo' }, { username: 'ana' }],
  });
  expect(path.data.suggestions.edges[0].node).toMatchObject({ person: { username: 'ana' }, sharedConnectionCount: 1 });
});
